/**
 * The part of @theoplayer/react-ui that the demos use, made of the elements of
 * @theoplayer/web-ui. In your app, install the package in place of this file.
 */
import {createContext, createElement, useCallback, useContext, useEffect, useState} from 'react';
import type {HTMLAttributes, ReactNode} from 'react';
import type * as Published from '@theoplayer/react-ui';
import type {DefaultUI as DefaultUIElement, UIContainer as UIContainerElement} from '@theoplayer/web-ui';
import '@theoplayer/web-ui';
import type {ChromelessPlayer, PlayerEventMap} from 'theoplayer/chromeless';

export const PlayerContext = createContext<ChromelessPlayer | undefined>(undefined);

/** Calls `onReady` with the player of an element, now or once there is one. */
function usePlayer(onReady?: (player: ChromelessPlayer) => void) {
  const [player, setPlayer] = useState<ChromelessPlayer>();
  const ref = useCallback((ui: DefaultUIElement | UIContainerElement | null) => {
    if (!ui) return undefined;
    const update = () => setPlayer(ui.player);
    update();
    ui.addEventListener('theoplayerready', update);
    return () => ui.removeEventListener('theoplayerready', update);
  }, []);
  useEffect(() => {
    if (player) onReady?.(player);
  }, [player, onReady]);
  return {player, ref};
}

/** A React node in one of the element's slots. */
function slot(name: string | undefined, node: ReactNode) {
  return node && createElement('theoplayer-slot-container', {slot: name, key: name}, node);
}

export const DefaultUI: typeof Published.DefaultUI = (props) => {
  const {title, topControlBar, bottomControlBar, menu, error, onReady, ...rest} = props;
  const {player, ref} = usePlayer(onReady);
  return (
    <PlayerContext value={player}>
      {createElement(
        'theoplayer-default-ui',
        {...rest, ref},
        slot('title', title),
        slot('top-control-bar', topControlBar),
        slot('bottom-control-bar', bottomControlBar),
        slot('menu', menu),
        slot('error', error),
      )}
    </PlayerContext>
  );
};

export const UIContainer: typeof Published.UIContainer = (props) => {
  const {topChrome, middleChrome, bottomChrome, centeredChrome, centeredLoading, ...others} = props;
  const {menu, error, onReady, ...rest} = others;
  const {player, ref} = usePlayer(onReady);
  return (
    <PlayerContext value={player}>
      {createElement(
        'theoplayer-ui',
        {...rest, ref},
        slot('top-chrome', topChrome),
        slot('middle-chrome', middleChrome),
        slot('centered-loading', centeredLoading),
        slot('centered-chrome', centeredChrome),
        slot(undefined, bottomChrome),
        menu,
        slot('error', error),
      )}
    </PlayerContext>
  );
};

/** A component that is one element of the kit. */
function wrap<Props extends HTMLAttributes<HTMLElement>>(tag: string) {
  return (props: Props) => createElement(tag, props);
}

export const ControlBar: typeof Published.ControlBar = wrap('theoplayer-control-bar');
export const PlayButton: typeof Published.PlayButton = wrap('theoplayer-play-button');
export const MuteButton: typeof Published.MuteButton = wrap('theoplayer-mute-button');
export const SeekButton: typeof Published.SeekButton = wrap('theoplayer-seek-button');
export const TimeRange: typeof Published.TimeRange = wrap('theoplayer-time-range');
export const TimeDisplay: typeof Published.TimeDisplay = wrap('theoplayer-time-display');
export const FullscreenButton: typeof Published.FullscreenButton = wrap('theoplayer-fullscreen-button');
export const LoadingIndicator: typeof Published.LoadingIndicator = wrap('theoplayer-loading-indicator');
export const ErrorDisplay: typeof Published.ErrorDisplay = wrap('theoplayer-error-display');

/**
 * Reads a number of the player, and renders again after the events that change it. The number is kept in state, as the
 * time of a playing video differs at each look.
 */
function usePlayerNumber(
  property: 'currentTime' | 'duration',
  types: readonly (keyof PlayerEventMap)[],
  fallback: number,
): number {
  const player = useContext(PlayerContext);
  const [value, setValue] = useState(fallback);
  useEffect(() => {
    const update = () => setValue(player ? player[property] : fallback);
    update();
    player?.addEventListener(types, update);
    return () => player?.removeEventListener(types, update);
  }, [player, property, types, fallback]);
  return value;
}

const timeEvents = ['timeupdate', 'seeking', 'seeked', 'emptied'] as const;
const durationEvents = ['durationchange', 'emptied'] as const;

export const useCurrentTime: typeof Published.useCurrentTime = () => usePlayerNumber('currentTime', timeEvents, 0);
export const useDuration: typeof Published.useDuration = () => usePlayerNumber('duration', durationEvents, NaN);
