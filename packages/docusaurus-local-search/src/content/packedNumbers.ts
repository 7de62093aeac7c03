/**
 * Lists of small numbers as text: a character each, in place of digits, commas and brackets. Compressed, that is a
 * sixth less than JSON.
 */

/** Between lists. */
const separator = '~';
/** Printable characters that JSON does not escape. */
const digits = " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
/** The last digits start a number of two characters. */
const leads = 24;
const singles = digits.length - leads;

/** Numbers from here on cannot be packed. */
export const packedLimit = singles + leads * digits.length;

function pack(number: number): string {
  if (number < singles) return digits[number] as string;
  const rest = number - singles;
  return (digits[singles + Math.floor(rest / digits.length)] as string) + (digits[rest % digits.length] as string);
}

/** @throws RangeError for a number that is too large: the site has more pages than the format allows. */
export function packNumbers(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => {
      const large = list.find((number) => number >= packedLimit);
      if (large !== undefined) throw new RangeError(`A search index has at most ${packedLimit} pages; found ${large}.`);
      return list.map(pack).join('');
    })
    .join(separator);
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(packed: string): number[][] {
  return packed.split(separator).map((list) => {
    const numbers: number[] = [];
    for (let at = 0; at < list.length; at++) {
      const value = digits.indexOf(list[at] as string);
      if (value < singles) numbers.push(value);
      else numbers.push(singles + (value - singles) * digits.length + digits.indexOf(list[++at] as string));
    }
    return numbers;
  });
}
