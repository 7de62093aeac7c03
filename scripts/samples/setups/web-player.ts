/** A player with the built-in UI, for samples that are about something else. */
import {Player} from 'theoplayer';

const element = document.querySelector<HTMLElement>('.theoplayer-container');
if (!element) throw new Error('The page has no player container.');

export const player = new Player(element, {libraryLocation: '/theoplayer/', license: '<LICENSE_KEY>'});
