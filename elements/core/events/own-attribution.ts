import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Attribution } from '../../../src/schema/attribution.ts';

/** Where a sale comes from, as the element's own attributes say; also before its other options are parsed. */
export function ownAttribution(read: ReadOption): Attribution {
  return parseOptions(undefined, attributionAttributes, read);
}
