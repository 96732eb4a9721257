import { propertyName } from '../../../src/options/attribute-names.ts';
import { commonAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { provideRelease } from '../../../src/platform/current-release.ts';
import { applyOptions } from '../../../src/storefront/apply-options.ts';
import type { StorefrontIdentity } from '../../../src/storefront/identity.ts';
import { findOrCreateStorefront } from '../../../src/storefront/storefront.ts';
import type { PublicStorefront } from './public-storefront.ts';
import { release } from './release.ts';

provideRelease(release);

/**
 * The options that determine which elements share a storefront, and its initial values. Each is parsed like the attribute of its
 * name.
 */
export interface StorefrontOptions extends Partial<StorefrontIdentity> {
  apiBase: string;
  storage?: 'session' | 'memory';
  lang?: string;
  currency?: string;
  salesChannel?: string;
}

/**
 * The storefront that elements with these options share, created if necessary, so that its cart and route can be read
 * and set before any element is on the page. In browsers only. Throws a TypeError if `apiBase` is not an absolute URL.
 */
export function createStorefront(rawOptions: StorefrontOptions): PublicStorefront {
  const read = (attribute: string): unknown => Reflect.get(rawOptions, propertyName(attribute));
  const options = parseOptions(commonAttributes, read, 'createStorefront');
  const storefront = findOrCreateStorefront(options);
  if (!storefront) throw new TypeError(`apiBase: "${rawOptions.apiBase}" is not an absolute URL`);
  applyOptions(storefront.state, options);
  return storefront;
}
