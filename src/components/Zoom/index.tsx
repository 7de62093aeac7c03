import {useRef, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * An image that opens at full size in a `<dialog>`, so that the browser handles focus and Escape.
 * The image itself stays in the page; without scripts only the button is missing.
 */
export default function Zoom({children}: {children: ReactNode}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The full-size copy is created on first use.
  const [opened, setOpened] = useState(false);

  function open(): void {
    setOpened(true);
    dialog.current?.showModal();
  }

  function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }

  return (
    <div className={styles.zoom}>
      {children}
      <button
        type="button"
        className={styles.open}
        onClick={open}
        aria-label={translate({id: 'site.zoom.open', message: 'Enlarge the picture'})}
      >
        <Icon name="zoom-in" />
      </button>
      {/* A click outside the image also closes it; keyboard users have the button and Escape. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog ref={dialog} className={styles.dialog} onClick={closeOutside}>
        <button
          type="button"
          className={styles.close}
          onClick={() => dialog.current?.close()}
          aria-label={translate({id: 'site.zoom.close', message: 'Close'})}
        >
          <Icon name="close" />
        </button>
        {opened && <div className={styles.large}>{children}</div>}
      </dialog>
    </div>
  );
}
