import { safeUrl } from '../../platform/safe-url.ts';
import type { ElementOptions } from '../../options/attributes.ts';

/** The options of a visit that the hosted page takes over. */
export type CarriedOptions = Pick<
  ElementOptions,
  'hostedUrl' | 'salesChannel' | 'placement' | 'preview' | 'hideOnewayPrices' | 'hideRoundtripPrices'
>;

/**
 * The URL of a route on the hosted page, with the options of the visit as parameters. Undefined without a valid
 * `hosted-url`.
 */
export function hostedUrl(options: CarriedOptions, path: string): string | undefined {
  const base = safeUrl(options.hostedUrl);
  if (!base) return undefined;
  const [pathname = '', search] = path.split('?');
  const url = new URL(base);
  url.pathname = base.pathname.replace(/\/$/, '') + pathname;
  const query = new URLSearchParams(search);
  if (options.salesChannel) query.set('sc', options.salesChannel);
  if (options.placement) query.set('placement', options.placement);
  if (options.preview) query.set('preview', '1');
  if (options.hideOnewayPrices) query.set('howp', '1');
  if (options.hideRoundtripPrices) query.set('hrtp', '1');
  url.search = query.toString();
  url.hash = '';
  return url.href;
}
