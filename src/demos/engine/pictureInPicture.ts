/**
 * Firefox lays a toggle for picture-in-picture over every video that is large enough, and it takes clicks that are meant for what
 * the kit shows there. Other browsers have no such toggle, and a menu entry that stays.
 */
export function hidePictureInPictureToggle(video: HTMLVideoElement): void {
  if (navigator.userAgent.includes('Firefox/')) video.disablePictureInPicture = true;
}
