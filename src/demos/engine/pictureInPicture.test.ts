import {afterEach, expect, it, vi} from 'vitest';
import {hidePictureInPictureToggle} from './pictureInPicture';

afterEach(() => {
  vi.unstubAllGlobals();
});

const isHiddenIn = (userAgent: string) => {
  vi.stubGlobal('navigator', {userAgent});
  const video = {disablePictureInPicture: false} as HTMLVideoElement;
  hidePictureInPictureToggle(video);
  return video.disablePictureInPicture;
};

it('hides the toggle in Firefox only', () => {
  expect(isHiddenIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(true);
  expect(isHiddenIn('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe(false);
});
