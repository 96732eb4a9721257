import { engineAttributes } from '../../../src/options/engine-attributes.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';

/** Whether an element is presented in an overlay, by its raw option. */
export function isOverlay(read: ReadOption): boolean {
  return engineAttributes.presentation.parser.parse(read('presentation')) === 'overlay';
}
