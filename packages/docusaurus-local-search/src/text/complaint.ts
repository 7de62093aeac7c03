import {stemOnce} from './stem';

/** Words of somebody who describes a fault, and not a wish. */
const complaints: ReadonlySet<string> = new Set(
  (
    'not no never nothing without cannot cant wont dont doesnt didnt isnt arent wasnt couldnt unable fail error exception crash ' +
    'freeze frozen stuck stop missing wrong lost problem issue broken disappear delay blocked refused denied rejected ' +
    'undefined invalid unsupported unexpected stall hang flicker leak restart suspended interrupted'
  )
    .split(' ')
    .map(stemOnce),
);

/** The end of names that programs give to faults: `NullPointerException`. */
const faultName = /(?:error|exception)$/;

/**
 * Whether a query describes a fault: «the picture freezes», «TypeError: …».
 * @param words in lower case, without apostrophes.
 */
export function isComplaint(words: readonly string[]): boolean {
  return words.some((word) => complaints.has(stemOnce(word)) || faultName.test(word));
}
