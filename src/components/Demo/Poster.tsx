import styles from './styles.module.css';

/** The still drawing in a demo's frame until the demo runs. It needs no request. */
export default function Poster() {
  return (
    <svg className={styles.poster} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle cx="196" cy="226" r="92" className={styles.glow} />
      <circle cx="196" cy="226" r="44" className={styles.sun} />
      <path d="M0 226 64 204l70 30 96 8 90-34 74-10 40-24h46l64 46 96 6v134H0Z" className={styles.far} />
      <path d="M0 240c92-10 150 2 232-2s168 4 250-8 118-8 158 0v130H0Z" className={styles.near} />
      <path d="M0 248h640v112H0Z" className={styles.lake} />
      <path d="M168 256h56M160 264h72M172 272h48M164 281h62M176 291h40M170 302h50" className={styles.shine} />
      <path d="M0 330c120-26 218-10 320 0s214 0 320-22v52H0Z" className={styles.front} />
      <path
        d="m72 336 14-62 14 62Zm34 0 9-42 9 42Zm296-6 14-72 14 72Zm-30 4 9-46 9 46Zm64-4 10-50 10 50Zm92-6 13-64 13 64Z"
        className={styles.front}
      />
    </svg>
  );
}
