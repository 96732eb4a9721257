import { engineAttributes } from '../../options/engine-attributes.ts';
import { parseOptions } from '../../options/parse-options.ts';
import type { ReadOption } from '../../options/raw-value.ts';
import { tripLink } from '../../shared/cart/trip-link.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** The trip link that an engine's method returns; anything but `page` leads to the hosted page, if there is one. */
export async function tripLinkFor(
  storefront: Storefront | undefined,
  read: ReadOption,
  to: unknown,
): Promise<string | undefined> {
  if (!storefront) return undefined;
  const options = parseOptions(undefined, engineAttributes, read);
  const made = await tripLink(storefront, options, to === 'page' ? 'page' : 'hosted');
  return made.ok ? made.link : undefined;
}
