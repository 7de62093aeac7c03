import {StyleSheet, View} from 'react-native';
import {THEOplayerView} from 'react-native-theoplayer';
import type {PlayerConfiguration, THEOplayer} from 'react-native-theoplayer';

const config: PlayerConfiguration = {license: '<LICENSE_KEY>'};

function onPlayerReady(player: THEOplayer) {
  player.autoplay = true;
  player.source = {sources: [{src: '<SOURCE_URL>', type: 'application/x-mpegurl'}]};
}

export function Stream() {
  return (
    <View style={StyleSheet.absoluteFill}>
      <THEOplayerView config={config} onPlayerReady={onPlayerReady} />
    </View>
  );
}
