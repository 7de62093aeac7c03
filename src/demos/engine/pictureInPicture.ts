/**
 * Firefox shows a picture-in-picture toggle over large videos, which intercepts clicks meant for the kit's controls.
 * Other browsers have no such toggle, only a menu entry, which stays available.
 */
export function hidePictureInPictureToggle(video: HTMLVideoElement): void {
  if (navigator.userAgent.includes('Firefox/')) video.disablePictureInPicture = true;
}
