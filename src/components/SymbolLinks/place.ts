/** Where a card stands beside its link. All lengths in CSS pixels. */

/** Distance from the link, small enough for the pointer to cross. */
const gap = 6;

/** Distance from the edges of the screen. */
const margin = 12;

interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of the window that nothing stays in front of. */
export interface View {
  width: number;
  /** Where the navbar ends. */
  top: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
  side: 'above' | 'below';
}

/**
 * Above the link, because one reads on below it; below where there is no room above.
 * @param link one line of it, relative to the window.
 * @returns the card's corner, relative to the window.
 */
export function placeCard(link: Box, {width, height}: Size, view: View): Place {
  const above = link.top - view.top;
  const below = view.bottom - link.bottom;
  const needed = height + gap + margin;
  const side = above >= needed || above >= below ? 'above' : 'below';
  const left = Math.max(margin, Math.min(link.left, view.width - margin - width));
  return {left, top: side === 'above' ? link.top - gap - height : link.bottom + gap, side};
}

/**
 * The line of a link that the pointer is on, as a link in a sentence may go over two.
 * @param y of the pointer; undefined for the first line.
 */
export function chooseLine<Line extends Box>(lines: readonly Line[], y: number | undefined): Line | undefined {
  return (y === undefined ? undefined : lines.find(({top, bottom}) => y >= top && y <= bottom)) ?? lines[0];
}
