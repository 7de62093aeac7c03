import {THEOplayerView} from 'react-native-theoplayer';
import type {PlayerConfiguration, SourceDescription} from 'react-native-theoplayer';

const config: PlayerConfiguration = {license: '<LICENSE_KEY>'};
const source: SourceDescription = {sources: [{src: '<SOURCE_URL>', type: 'application/x-mpegurl'}]};

export function Stream({isPaused}: {isPaused: boolean}) {
  return <THEOplayerView config={config} source={source} paused={isPaused} />;
}
