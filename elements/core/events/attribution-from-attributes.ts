import { attributionAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import type { Attribution } from '../../../src/schema/attribution.ts';

/** Parses only the attribution among the attributes of an element. */
export function attributionFromAttributes(read: ReadOption): Attribution {
  return parseOptions(attributionAttributes, read);
}
