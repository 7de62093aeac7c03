import type {EdgeStyle, TextTrackStyle, TextTrackStyleEventMap} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';

type Values = Omit<TextTrackStyle, 'addEventListener' | 'removeEventListener'>;

/** The style of subtitles. Each changed value fires a `change` event. */
export class PreviewTextTrackStyle extends Dispatcher<TextTrackStyleEventMap> implements TextTrackStyle {
  private readonly values: Partial<Values> = {};

  private set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    if (this.values[key] === value) return;
    this.values[key] = value;
    this.dispatch({type: 'change', date: new Date()});
  }

  get fontFamily(): string | undefined {
    return this.values.fontFamily;
  }
  set fontFamily(value: string | undefined) {
    this.set('fontFamily', value);
  }

  get fontColor(): string | undefined {
    return this.values.fontColor;
  }
  set fontColor(value: string | undefined) {
    this.set('fontColor', value);
  }

  get fontSize(): string | undefined {
    return this.values.fontSize;
  }
  set fontSize(value: string | undefined) {
    this.set('fontSize', value);
  }

  get backgroundColor(): string | undefined {
    return this.values.backgroundColor;
  }
  set backgroundColor(value: string | undefined) {
    this.set('backgroundColor', value);
  }

  get windowColor(): string | undefined {
    return this.values.windowColor;
  }
  set windowColor(value: string | undefined) {
    this.set('windowColor', value);
  }

  get edgeStyle(): EdgeStyle | undefined {
    return this.values.edgeStyle;
  }
  set edgeStyle(value: EdgeStyle | undefined) {
    this.set('edgeStyle', value);
  }

  get marginTop(): number | undefined {
    return this.values.marginTop;
  }
  set marginTop(value: number | undefined) {
    this.set('marginTop', value);
  }

  get marginBottom(): number | undefined {
    return this.values.marginBottom;
  }
  set marginBottom(value: number | undefined) {
    this.set('marginBottom', value);
  }

  get marginLeft(): number | undefined {
    return this.values.marginLeft;
  }
  set marginLeft(value: number | undefined) {
    this.set('marginLeft', value);
  }

  get marginRight(): number | undefined {
    return this.values.marginRight;
  }
  set marginRight(value: number | undefined) {
    this.set('marginRight', value);
  }
}
