import {DefaultUI} from '@theoplayer/web-ui';
import type {ChromelessPlayer} from 'theoplayer/chromeless';
import {findNext, type Title, type Video} from './catalog';
import {episodeList} from './details';
import {el} from './dom';
import {getProgress, saveProgress} from './progress';
import {UpNext} from './upNext';

const configuration = {libraryLocation: '../../../theoplayer/', license: '<LICENSE_KEY>'};

/** The player's page. It stays while the episodes change; `close` ends it. */
export class Watch {
  readonly element = el('div', {className: 'watch'});
  private readonly ui = new DefaultUI(configuration);
  private readonly heading = el('h1', {tabIndex: -1});
  private readonly back = el('a', {className: 'back'}, 'Back');
  private readonly stage = el('div', {className: 'stage'}, this.ui);
  private readonly about = el('div', {className: 'about'});
  private video: Video | undefined;
  private startAt = 0;
  private savedAt = 0;
  private upNext: UpNext | undefined;

  constructor() {
    this.element.append(el('header', {}, this.back, this.heading), this.stage, this.about);
    if (this.ui.player) this.listen(this.ui.player);
    else this.ui.addEventListener('theoplayerready', () => this.ui.player && this.listen(this.ui.player), {once: true});
  }

  /** Plays a video from where the viewer left it, or from `from` seconds. */
  load(title: Title, video: Video, from?: number): void {
    this.save();
    const next = findNext(video.id);
    this.video = video;
    this.startAt = from ?? getProgress(video.id)?.time ?? 0;
    this.savedAt = this.startAt;
    this.heading.textContent = title.videos.length > 1 ? `${title.name}: ${video.title}` : title.name;
    this.back.href = `#/title/${title.id}`;
    this.upNext?.element.remove();
    this.upNext = next && new UpNext(next, () => this.goOn(next));
    if (this.upNext) this.stage.append(this.upNext.element);
    this.about.replaceChildren(el('p', {className: 'text'}, title.text), episodeList(title) ?? '');
    this.ui.source = {
      sources: [{src: video.src, type: 'application/x-mpegurl'}],
      poster: video.poster,
      metadata: {title: this.heading.textContent},
    };
    this.ui.player?.play();
  }

  close(): void {
    this.save();
    this.ui.player?.destroy();
    this.element.remove();
  }

  private listen(player: ChromelessPlayer): void {
    player.addEventListener('loadedmetadata', () => {
      if (this.startAt > 0) player.currentTime = this.startAt;
      this.startAt = 0;
    });
    player.addEventListener('timeupdate', ({currentTime}) => {
      this.upNext?.update(currentTime, player.duration);
      if (Math.abs(currentTime - this.savedAt) >= 2) this.save();
    });
    player.addEventListener('pause', () => this.save());
    player.addEventListener('ended', () => this.upNext?.end());
    if (this.ui.source) player.play();
  }

  /** Who goes on before the credits have rolled has seen the episode. */
  private goOn(next: Video): void {
    const duration = this.ui.player?.duration;
    if (this.video && duration) saveProgress(this.video.id, duration, duration);
    this.video = undefined;
    location.replace(`#/watch/${next.id}/0`);
  }

  /** Keeps the position for the next visit. */
  save(): void {
    const {player} = this.ui;
    // Before the start is reached, the time is not the viewer's.
    if (!this.video || !player || this.startAt > 0) return;
    this.savedAt = player.currentTime;
    saveProgress(this.video.id, player.currentTime, player.duration);
  }
}
