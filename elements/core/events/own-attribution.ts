import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Attribution } from '../../../src/schema/attribution.ts';

/** Returns the attribution in an element's own attributes, without parsing its other options. */
export function ownAttribution(read: ReadOption): Attribution {
  return parseOptions(attributionAttributes, read);
}
