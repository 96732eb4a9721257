import { commonAttributes } from '../../src/options/attributes.ts';
import type { ReadOption } from '../../src/options/raw-value.ts';

/** The placement that an element names itself. It is known before its options are: events can come that early. */
export function ownPlacement(read: ReadOption): string | undefined {
  return commonAttributes.placement.parser.parse(read('placement'));
}
