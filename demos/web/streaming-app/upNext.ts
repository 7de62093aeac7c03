import type {Video} from './catalog';
import {el} from './dom';

/** Seconds before the end at which the next episode is offered. */
export const offerSeconds = 6;

/**
 * The offer to go on with the next episode. It counts the seconds that the video still has, so that it waits while the viewer
 * pauses, and needs no timer.
 */
export class UpNext {
  /** The viewer does not want the next episode now. */
  private declined = false;
  private readonly count = el('p', {className: 'note', ariaHidden: 'true'});
  // A screen reader hears of the offer once. The numbers are for the eyes.
  private readonly status = el('p', {className: 'unseen', role: 'status'});
  private readonly card: HTMLElement;
  readonly element: HTMLElement;

  constructor(
    private readonly next: Video,
    private readonly play: () => void,
  ) {
    const now = el('button', {type: 'button', className: 'button primary', onclick: play}, 'Play now');
    const cancel = el('button', {type: 'button', className: 'button', onclick: () => this.decline()}, 'Cancel');
    this.card = el(
      'div',
      {className: 'up-next', hidden: true},
      el('img', {src: next.poster, alt: '', width: 640, height: 360}),
      el(
        'div',
        {},
        el('p', {className: 'note'}, 'Next episode'),
        el('p', {className: 'name'}, next.title),
        this.count,
        el('p', {className: 'actions'}, now, cancel),
      ),
    );
    this.element = el('div', {}, this.status, this.card);
  }

  /** Call this as the time goes by. */
  update(time: number, duration: number): void {
    const left = duration - time;
    const isShown = !this.declined && left <= offerSeconds;
    this.card.hidden = !isShown;
    if (!isShown) return;
    this.card.style.setProperty('--share', String(1 - left / offerSeconds));
    const text = `Starts in ${Math.max(1, Math.ceil(left))} seconds`;
    this.count.textContent = text;
    this.status.textContent ||= `Next episode: ${this.next.title}. ${text}.`;
  }

  /** Call this at the end. */
  end(): void {
    if (!this.declined) this.play();
  }

  private decline(): void {
    this.declined = true;
    this.card.hidden = true;
  }
}
