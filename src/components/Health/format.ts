/** `12,345` */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** `97.5 %`; a dash where there is nothing to share. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** `12.3 KiB` */
export function formatKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
