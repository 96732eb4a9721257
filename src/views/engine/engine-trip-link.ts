import { engineAttributes } from '../../options/engine-attributes.ts';
import { parseOptions } from '../../options/parse-options.ts';
import type { ReadOption } from '../../options/raw-value.ts';
import { tripLink } from '../../shared/cart/trip-link.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/**
 * The trip link that the engine's method returns: to the host page if `to` is `page` or if there is no hosted page,
 * otherwise to the hosted page. Undefined if no link can be made.
 */
export async function engineTripLink(
  storefront: Storefront | undefined,
  read: ReadOption,
  to: unknown,
): Promise<string | undefined> {
  if (!storefront) return undefined;
  const options = parseOptions(engineAttributes, read);
  const result = await tripLink(storefront, options, to === 'page' ? 'page' : 'hosted');
  return result.ok ? result.link : undefined;
}
