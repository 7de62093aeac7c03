import styles from './styles.module.css';

/** What stands in a demo's frame until it runs: a drawn still, so that nothing has to load for it. */
export default function Poster() {
  return (
    <svg className={styles.poster} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="640" height="360" className={styles.sky} />
      <circle cx="452" cy="122" r="46" className={styles.sun} />
      <circle cx="452" cy="122" r="74" className={styles.glow} />
      <path d="M0 214 88 150l74 52 96-86 112 96 84-58 186 92v114H0Z" className={styles.far} />
      <path d="M0 262c92-58 150-62 232-18s168 36 250-22 118-46 158-34v172H0Z" className={styles.near} />
      <path d="M0 304c120-34 218-16 320 2s214 8 320-26v80H0Z" className={styles.front} />
    </svg>
  );
}
