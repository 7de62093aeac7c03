import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A still drawing of the UI kit's default skin: control bar, timeline, big play button. */
export default function UiKitStill() {
  return (
    <svg
      className={styles.still}
      viewBox="0 0 640 360"
      role="img"
      aria-label={translate({
        id: 'site.uiKitStill.alt',
        message:
          'A video with the default controls: a play button, a timeline with a chapter preview, time, subtitles, settings and full screen.',
      })}
    >
      <rect width="640" height="360" rx="12" className={styles.frame} />
      <path
        d="M0 262c92-64 150-70 232-22s168 40 250-26 118-52 158-36v170a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z"
        className={styles.hill}
      />
      <circle cx="476" cy="104" r="40" className={styles.sun} />
      <g className={styles.play}>
        <circle cx="320" cy="168" r="38" className={styles.button} />
        <path d="m309 150 30 18-30 18Z" className={styles.glyph} />
      </g>
      <path d="M24 296h592" className={styles.track} />
      <path d="M24 296h212" className={styles.buffered} />
      <path d="M24 296h148" className={styles.played} />
      <circle cx="172" cy="296" r="7" className={styles.thumb} />
      <path d="M26 318v20l15-10Z" className={styles.glyph} />
      <text x="58" y="333" className={styles.text}>
        1:12 / 5:04
      </text>
      <g className={styles.line}>
        <rect x="506" y="319" width="24" height="18" rx="3" />
        <path d="M512 328h4m4 0h4M512 332h8" />
        <circle cx="558" cy="328" r="4" />
        <path d="M558 318v3m0 14v3m10-10h-3m-14 0h-3m17-7-2 2m-10 10-2 2m0-14 2 2m10 10 2 2" />
        <path d="M588 324v-5h5m17 5v-5h-5m-17 13v5h5m17-5v5h-5" />
      </g>
    </svg>
  );
}
