import { extraWithinLink } from '../../cart/trip-link/trip-link-cart.ts';
import { surplusCounts, type ExtraCounts } from '../../extras/extra-counts.ts';
import { changeExtra, countsInCart } from '../../extras/extras-in-cart.ts';
import { unavailableLine } from '../../cart/trip-link/unavailable-service.ts';
import type { Revalidated, RevalidatedExtra } from '../../cart/trip-link/revalidate-lines.ts';
import { randomId } from '../../platform/random-id.ts';
import { attributionFromTexts } from '../../schema/attribution.ts';
import type { TripLinkCart, TripLinkLine } from '../../schema/trip-link/trip-link-format.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { isSameId } from '../../schema/wire-values.ts';
import type { StorefrontState } from '../state.ts';
import { clearCart } from './clear-cart.ts';
import type { RevalidatedTrip } from './revalidate-trip.ts';

export type TripChoice = 'replace' | 'add';

/**
 * Replaces the cart by a trip, or adds the trip to it; then the language and currency stay as they are. The page's own sales
 * channel takes precedence over the link's.
 */
export function addTripFromLink(
  state: Pick<StorefrontState, 'cart' | 'checkout' | 'order' | 'session'>,
  carried: TripLinkCart,
  { transfers, tours, extras }: RevalidatedTrip,
  choice: TripChoice,
  ownChannel: string | undefined,
): void {
  const { cart, session } = state;
  if (choice === 'replace') {
    clearCart(state);
    if (carried.currency) session.chooseCurrency(carried.currency);
    // After the currency, which may choose a language as well.
    session.chooseLanguage(carried.language);
  }
  const attribution = attributionFromTexts(carried);
  const { salesChannel } = attribution;
  if (salesChannel && choice === 'replace' && !ownChannel) session.setSalesChannel(salesChannel);
  session.adoptAttribution(attribution);
  if (carried.coupon && cart.state.couponCode === '') cart.offerCoupon(carried.coupon);

  for (const { revalidated } of transfers) if (revalidated.ok) cart.addTransfer(randomId(), revalidated.line);
  for (const { revalidated } of tours)
    if (revalidated.ok) cart.addTour(randomId(), revalidated.line, revalidated.page);
  const tooMany = extras.flatMap(({ carried, revalidated }) => {
    const rest = revalidated.ok ? addExtra(state, revalidated) : undefined;
    if (!revalidated.ok || !rest) return [];
    const service = { part: 'extras', carried: extraWithinLink({ ...carried, ...rest }) } as const;
    return unavailableLine(randomId(), service, { reason: 'too-many', title: revalidated.extra.name });
  });
  cart.setUnavailable([
    ...cart.state.unavailable,
    ...unavailableOf(transfers, (carried) => ({ part: 'transfers', carried })),
    ...unavailableOf(tours, (carried) => ({ part: 'tours', carried })),
    ...unavailableOf(extras, (carried) => ({ part: 'extras', carried: extraWithinLink(carried) })),
    ...tooMany,
  ]);
}

/** Adds to an extra's line, unless that is being ordered. Returns the surplus that cannot be booked, if any. */
function addExtra(
  { cart, checkout }: Pick<StorefrontState, 'cart' | 'checkout'>,
  { extra, counts }: RevalidatedExtra,
): ExtraCounts | undefined {
  const lines = cart.state.extras;
  const there = lines.find(
    ({ id, line }) => isSameId(line.extraSelected.id, extra.id) && !checkout.isUnderWay(id),
  );
  const { adults = 0, kids = 0, units = 0 } = there?.line ?? {};
  const sum = { adults: adults + counts.adults, kids: kids + counts.kids, units: units + counts.units };
  const changed = changeExtra(there ? [there] : [], extra, sum, randomId()).lines;
  cart.setLines({
    extras: there ? lines.flatMap((kept) => (kept === there ? changed : kept)) : [...lines, ...changed],
  });
  return surplusCounts(sum, countsInCart(changed, extra.id));
}

function unavailableOf<Carried>(
  lines: readonly { carried: Carried; revalidated: Revalidated<object> }[],
  serviceOf: (carried: Carried) => TripLinkLine,
): UnavailableLine[] {
  return lines.flatMap(({ carried, revalidated }) =>
    revalidated.ok ? [] : [unavailableLine(randomId(), serviceOf(carried), revalidated)],
  );
}
