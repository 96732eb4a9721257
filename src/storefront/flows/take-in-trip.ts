import { carriableExtra } from '../../cart/carry-cart.ts';
import { changeExtra, countsInCart, extraRest, type ExtraCounts } from '../../extras/extra-counts.ts';
import { lostLine } from '../../cart/unavailable-service.ts';
import type { Renewed, RenewedExtra } from '../../cart/renewed-lines.ts';
import { randomId } from '../../platform/page/visit.ts';
import type { CarriedCart, CarriedLine } from '../../schema/carried-cart.ts';
import type { LostLine } from '../../schema/unavailable-line.ts';
import { isSameId } from '../../schema/wire-values.ts';
import type { StorefrontState } from '../state.ts';
import { clearCart } from './clear-cart.ts';
import type { RenewedTrip } from './renew-trip.ts';

export type TripChoice = 'replace' | 'add';

/**
 * Puts a trip into the cart, in place of what is there or beside it; a cart that stays keeps its choices. A page's own sales
 * channel counts more than the link's.
 */
export function takeInTrip(
  state: Pick<StorefrontState, 'cart' | 'checkout' | 'order' | 'session'>,
  carried: CarriedCart,
  { transfers, tours, extras }: RenewedTrip,
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
  const salesChannel = carried.salesChannel || undefined;
  if (salesChannel && choice === 'replace' && !ownChannel) session.setSalesChannel(salesChannel);
  session.handOver({ salesChannel, placement: carried.placement || undefined });
  if (carried.coupon && cart.state.couponCode === '') cart.offerCoupon(carried.coupon);

  for (const { renewed } of transfers) if (renewed.ok) cart.addTransfer(randomId(), renewed.line);
  for (const { renewed } of tours) if (renewed.ok) cart.addTour(randomId(), renewed.line, renewed.page);
  const tooMany = extras.flatMap(({ carried, renewed }) => {
    const rest = renewed.ok ? addExtra(state, renewed) : undefined;
    if (!renewed.ok || !rest) return [];
    const service = { part: 'extras', carried: carriableExtra({ ...carried, ...rest }) } as const;
    return lostLine(randomId(), service, { reason: 'too-many', title: renewed.extra.name });
  });
  cart.setLost([
    ...cart.state.lost,
    ...lostOf(transfers, (carried) => ({ part: 'transfers', carried })),
    ...lostOf(tours, (carried) => ({ part: 'tours', carried })),
    ...lostOf(extras, (carried) => ({ part: 'extras', carried: carriableExtra(carried) })),
    ...tooMany,
  ]);
}

/** Adds to the line of an extra, unless that is being ordered. Returns what is more than can be booked, if anything. */
function addExtra(
  { cart, checkout }: Pick<StorefrontState, 'cart' | 'checkout'>,
  { extra, counts }: RenewedExtra,
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
  return extraRest(sum, countsInCart(changed, extra.id));
}

function lostOf<Carried>(
  lines: readonly { carried: Carried; renewed: Renewed<object> }[],
  serviceOf: (carried: Carried) => CarriedLine,
): LostLine[] {
  return lines.flatMap(({ carried, renewed }) =>
    renewed.ok ? [] : [lostLine(randomId(), serviceOf(carried), renewed)],
  );
}
