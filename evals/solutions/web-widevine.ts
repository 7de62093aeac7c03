import type {SourceDescription} from 'theoplayer';

export const source: SourceDescription = {
  sources: [
    {
      src: '<SOURCE_URL>',
      type: 'application/dash+xml',
      contentProtection: {widevine: {licenseAcquisitionURL: '<WIDEVINE_URL>'}},
    },
  ],
};
