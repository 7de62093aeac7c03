/**
 * Signatures of @theoplayer/react-ui 1.13, which the package registry does not have.
 * Source: the public repository THEOplayer/web-ui, tag v1.13.0, react/src. Each component wraps the custom
 * element of the same name in @theoplayer/web-ui: its attributes, and the element's own properties.
 */
import type {Context, FunctionComponent, HTMLAttributes, JSX, ReactNode, RefAttributes} from 'react';
import type * as Elements from '@theoplayer/web-ui';
import type {ChromelessPlayer, SourceDescription} from 'theoplayer/chromeless';

type ElementProps<E extends HTMLElement> = Omit<HTMLAttributes<E>, keyof E> &
  Partial<Omit<E, keyof HTMLElement>> &
  Pick<HTMLAttributes<E>, 'className' | 'style' | 'id' | 'hidden' | 'title' | 'slot' | 'children'>;
type ElementComponent<E extends HTMLElement> = FunctionComponent<ElementProps<E> & RefAttributes<E>>;
type PlayerUIProps<E extends HTMLElement> = Omit<ElementProps<E>, 'title' | 'children' | 'error'> & {
  menu?: ReactNode;
  error?: ReactNode;
  children?: never;
  onReady?: (player: ChromelessPlayer) => void;
};
type MenuProps<E extends HTMLElement> = ElementProps<E> & {heading?: ReactNode};

export type DefaultUIProps = PlayerUIProps<Elements.DefaultUI> & {
  title?: ReactNode;
  topControlBar?: ReactNode;
  bottomControlBar?: ReactNode;
};
export type UIContainerProps = PlayerUIProps<Elements.UIContainer> & {
  topChrome?: ReactNode;
  middleChrome?: ReactNode;
  bottomChrome?: ReactNode;
  centeredChrome?: ReactNode;
  centeredLoading?: ReactNode;
};
export type THEOliveDefaultUIProps = Omit<PlayerUIProps<Elements.THEOliveDefaultUI>, 'menu' | 'error'> & {
  loadingAnnouncement?: ReactNode;
  offlineAnnouncement?: ReactNode;
};

export function DefaultUI(props: DefaultUIProps): JSX.Element;
export function UIContainer(props: UIContainerProps): JSX.Element;
export function THEOliveDefaultUI(props: THEOliveDefaultUIProps): JSX.Element;

export const PlayerContext: Context<ChromelessPlayer | undefined>;
export function useCurrentTime(): number;
export function useDuration(): number;
export function useMuted(): boolean;
export function usePaused(): boolean;
export function useSeeking(): boolean;
export function useSource(): SourceDescription | undefined;
export function useVolume(): number;
export const version: string;

export function SlotContainer(props: HTMLAttributes<HTMLDivElement>): JSX.Element;
export const ControlBar: ElementComponent<Elements.ControlBar>;
export const Button: ElementComponent<Elements.Button>;
export const LinkButton: ElementComponent<Elements.LinkButton>;
export const PlayButton: ElementComponent<Elements.PlayButton>;
export const MuteButton: ElementComponent<Elements.MuteButton>;
export const SeekButton: ElementComponent<Elements.SeekButton>;
export const TimeDisplay: ElementComponent<Elements.TimeDisplay>;
export const DurationDisplay: ElementComponent<Elements.DurationDisplay>;
export const RadioGroup: ElementComponent<Elements.RadioGroup>;
export const RadioButton: ElementComponent<Elements.RadioButton>;
export function Menu(props: MenuProps<Elements.Menu>): JSX.Element;
export const MenuGroup: ElementComponent<Elements.MenuGroup>;
export const MenuButton: ElementComponent<Elements.MenuButton>;
export const CloseMenuButton: ElementComponent<Elements.CloseMenuButton>;
export const MediaTrackRadioButton: ElementComponent<Elements.MediaTrackRadioButton>;
export const TrackRadioGroup: ElementComponent<Elements.TrackRadioGroup>;
export const TextTrackRadioButton: ElementComponent<Elements.TextTrackRadioButton>;
export const TextTrackOffRadioButton: ElementComponent<Elements.TextTrackOffRadioButton>;
export function LanguageMenu(props: MenuProps<Elements.LanguageMenu>): JSX.Element;
export const LanguageMenuButton: ElementComponent<Elements.LanguageMenuButton>;
export const PlaybackRateRadioGroup: ElementComponent<Elements.PlaybackRateRadioGroup>;
export const PlaybackRateMenuButton: ElementComponent<Elements.PlaybackRateMenuButton>;
export function PlaybackRateMenu(props: MenuProps<Elements.PlaybackRateMenu>): JSX.Element;
export const PlaybackRateDisplay: ElementComponent<Elements.PlaybackRateDisplay>;
export const ActiveQualityDisplay: ElementComponent<Elements.ActiveQualityDisplay>;
export const QualityRadioButton: ElementComponent<Elements.QualityRadioButton>;
export const QualityRadioGroup: ElementComponent<Elements.QualityRadioGroup>;
export const TextTrackStyleRadioGroup: ElementComponent<Elements.TextTrackStyleRadioGroup>;
export const TextTrackStyleResetButton: ElementComponent<Elements.TextTrackStyleResetButton>;
export const TextTrackStyleDisplay: ElementComponent<Elements.TextTrackStyleDisplay>;
export function TextTrackStyleMenu(props: MenuProps<Elements.TextTrackStyleMenu>): JSX.Element;
export function SettingsMenu(props: MenuProps<Elements.SettingsMenu>): JSX.Element;
export const SettingsMenuButton: ElementComponent<Elements.SettingsMenuButton>;
export const FullscreenButton: ElementComponent<Elements.FullscreenButton>;
export const TimeRange: ElementComponent<Elements.TimeRange>;
export const VolumeRange: ElementComponent<Elements.VolumeRange>;
export const ErrorDisplay: ElementComponent<Elements.ErrorDisplay>;
export const CastButton: ElementComponent<Elements.CastButton>;
export const ChromecastButton: ElementComponent<Elements.ChromecastButton>;
export const ChromecastDisplay: ElementComponent<Elements.ChromecastDisplay>;
export const AirPlayButton: ElementComponent<Elements.AirPlayButton>;
export const LoadingIndicator: ElementComponent<Elements.LoadingIndicator>;
export const GestureReceiver: ElementComponent<Elements.GestureReceiver>;
export const PreviewTimeDisplay: ElementComponent<Elements.PreviewTimeDisplay>;
export const PreviewThumbnail: ElementComponent<Elements.PreviewThumbnail>;
export const LiveButton: ElementComponent<Elements.LiveButton>;
export const AdDisplay: ElementComponent<Elements.AdDisplay>;
export const AdCountdown: ElementComponent<Elements.AdCountdown>;
export const AdClickThroughButton: ElementComponent<Elements.AdClickThroughButton>;
export const AdSkipButton: ElementComponent<Elements.AdSkipButton>;
