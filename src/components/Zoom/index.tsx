import {useRef, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * A picture that opens at full size: a `<dialog>`, so that focus, Escape and the return of the focus are the browser's.
 * The picture stands in the page as it is; without scripts only the button is missing.
 */
export default function Zoom({children}: {children: ReactNode}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The second copy of the picture exists only once it has been asked for.
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
      {/* A click beside the picture closes it too; the button and Escape are there for keyboards. */}
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
