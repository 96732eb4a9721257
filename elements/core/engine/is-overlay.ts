import { engineAttributes } from '../../../src/options/engine-attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';

/** Whether the options of an element present it in an overlay. */
export function isOverlay(read: ReadOption): boolean {
  const { presentation } = engineAttributes;
  return parseOptions({ presentation }, read).presentation === 'overlay';
}
