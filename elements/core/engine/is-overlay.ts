import type { ReadOption } from '../../../src/options/raw-value.ts';

/** Whether an element is presented in an overlay, by its raw option: case-insensitive, like the parsed one. */
export function isOverlay(read: ReadOption): boolean {
  return /^\s*overlay\s*$/i.test(String(read('presentation')));
}
