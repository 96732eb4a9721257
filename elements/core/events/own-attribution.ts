import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Attribution } from '../../../src/schema/attribution.ts';

/** What an element itself says about where a sale comes from, for events that precede the parsing of its options. */
export function ownAttribution(read: ReadOption): Attribution {
  return parseOptions(undefined, attributionAttributes, read);
}
