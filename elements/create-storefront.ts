import { joinStorefront } from '../src/views/join-storefront.ts';
import { commonOptions, parseOptions } from './attributes.ts';
import { propertyName } from './attribute-names.ts';
import type { Storefront } from './storefront.ts';

/** What decides which elements share a storefront, and what they start with; as the attributes of the same names. */
export interface StorefrontOptions {
  apiBase: string;
  developmentHost?: string;
  cartScope?: string;
  preview?: boolean;
  storage?: 'session' | 'memory';
  lang?: string;
  currency?: string;
  salesChannel?: string;
}

/**
 * The storefront that the elements with these options share, made if there is none yet: its cart and route can be read
 * and set before any element is on the page. In a browser only.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const written = options as unknown as Record<string, unknown>;
  const parsed = parseOptions('createStorefront', commonOptions, (name) => written[propertyName(name)]);
  const storefront = joinStorefront(parsed);
  if (!storefront) throw new TypeError(`apiBase: "${options.apiBase}" is not a full web address`);
  return storefront;
}
