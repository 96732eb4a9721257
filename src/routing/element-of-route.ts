import { decodePercentEncoding } from '../lib/decode-percent-encoding.ts';
import type { HostedLink } from './hosted-link.ts';

/** The element that shows a route, and the attributes that the route itself gives it. */
export type RouteElement =
  | { tag: 'transfers-box'; attributes: object }
  | { tag: 'activities-list'; attributes: { category: string } }
  | { tag: 'activity-quote'; attributes: { category: string; activity: string } }
  | { tag: 'booking-engine'; attributes: { route: string } };

/** The smallest element that shows a route: the whole storefront where no widget does. */
export function elementOfRoute({ route, target }: Pick<HostedLink, 'route' | 'target'>): RouteElement {
  const { name, params } = target;
  if (name.startsWith('transfers')) return { tag: 'transfers-box', attributes: {} };
  const category = params.category && decodePercentEncoding(params.category);
  const activity = params.tour && decodePercentEncoding(params.tour);
  // The paths of an older storefront have no category.
  if (!category) return { tag: 'booking-engine', attributes: { route } };
  if (!activity) return { tag: 'activities-list', attributes: { category } };
  return { tag: 'activity-quote', attributes: { category, activity } };
}
