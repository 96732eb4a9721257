import { extraWithinLink } from '../../../cart/trip-link/trip-link-cart.ts';
import { addCounts, surplusCounts, type ExtraCounts } from '../../../extras/extra-counts.ts';
import { changeExtra, countsInCart } from '../../../extras/extras-in-cart.ts';
import { unavailableLine } from '../../../cart/trip-link/unavailable-service.ts';
import type { RevalidatedExtra } from '../../../cart/trip-link/revalidate-extras.ts';
import type { Revalidation } from '../../../cart/trip-link/revalidation.ts';
import { randomId } from '../../../platform/random-id.ts';
import { attributionFromStrings } from '../../../schema/attribution.ts';
import type { TripLinkCart, TripLinkLine } from '../../../schema/trip-link/trip-link-format.ts';
import type { UnavailableLine } from '../../../schema/unavailable-line.ts';
import { availableLanguage } from '../../language-and-currency.ts';
import type { StorefrontState } from '../../state.ts';
import { clearCart } from '../clear-cart.ts';
import type { RevalidatedTrip } from './revalidate-trip.ts';

/** What to do with the trip of a link: replace the visitor's cart with it, or add it to the cart. */
export type LinkedTripAction = 'replace' | 'add';

type CartAndSession = Pick<StorefrontState, 'cart' | 'checkout' | 'order' | 'session'>;

interface LinkedTrip {
  linkedCart: TripLinkCart;
  /** The lines of the link, as the provider sells them now. */
  revalidatedTrip: RevalidatedTrip;
  action: LinkedTripAction;
  /** Takes precedence over the link's sales channel. */
  pageSalesChannel: string | undefined;
}

/** Replaces the cart with the trip of a link, or adds the trip to it without changing the language and currency. */
export function addTripFromLink(
  state: CartAndSession,
  { linkedCart, revalidatedTrip, action, pageSalesChannel }: LinkedTrip,
): void {
  const { cart } = state;
  const { transfers, tours, extras } = revalidatedTrip;
  const attribution = attributionFromStrings(linkedCart);
  const { salesChannel } = attribution;
  if (action === 'replace') {
    startNewCart(state, linkedCart);
    if (salesChannel && !pageSalesChannel) state.session.setSalesChannel(salesChannel);
  }
  state.session.adoptAttribution(attribution);
  if (linkedCart.coupon && cart.state.couponCode === '') cart.offerCoupon(linkedCart.coupon);

  for (const { revalidated } of transfers) if (revalidated.ok) cart.addTransfer(randomId(), revalidated.line);
  for (const { revalidated } of tours)
    if (revalidated.ok) cart.addTour(randomId(), revalidated.line, revalidated.page);
  const surplus = addExtras(state, extras);
  cart.setUnavailable([
    ...cart.state.unavailable,
    ...unavailableOf(transfers, (choices) => ({ part: 'transfers', choices })),
    ...unavailableOf(tours, (choices) => ({ part: 'tours', choices })),
    ...unavailableOf(extras, (choices) => ({ part: 'extras', choices: extraWithinLink(choices) })),
    ...surplus,
  ]);
}

/** Starts an empty cart in the link's language and currency. */
function startNewCart(state: CartAndSession, linkedCart: TripLinkCart): void {
  const { session } = state;
  clearCart(state);
  if (linkedCart.currency) session.chooseCurrency(linkedCart.currency);
  // After the currency, which may choose a language as well.
  session.chooseLanguage(availableLanguage(linkedCart.fileLanguage) ?? linkedCart.language);
}

/** Adds the extras of a link to the cart. Returns what exceeds the limits, as unavailable lines. */
function addExtras(state: CartAndSession, extras: RevalidatedTrip['extras']): UnavailableLine[] {
  return extras.flatMap(({ choices, revalidated }) => {
    if (!revalidated.ok) return [];
    const surplus = addExtra(state, revalidated);
    if (!surplus) return [];
    const service = { part: 'extras', choices: extraWithinLink({ ...choices, ...surplus }) } as const;
    return unavailableLine(randomId(), service, { reason: 'too-many', title: revalidated.extra.name });
  });
}

/** Adds an extra to its line in the cart or, if that is being ordered, to a new line. Returns what exceeds the limits. */
function addExtra(
  { cart, checkout }: Pick<StorefrontState, 'cart' | 'checkout'>,
  { extra, counts }: RevalidatedExtra,
): ExtraCounts | undefined {
  const isLocked = ({ id }: { id: string }) => checkout.isLocked(id);
  const lockedLines = cart.state.extras.filter(isLocked);
  const unlockedLines = cart.state.extras.filter((line) => !isLocked(line));
  const sum = addCounts(countsInCart(unlockedLines, extra.id), counts);
  const { lines: changedLines } = changeExtra(unlockedLines, extra, sum, randomId());
  cart.setLines({ extras: [...lockedLines, ...changedLines] });
  return surplusCounts(sum, countsInCart(changedLines, extra.id));
}

function unavailableOf<Choices>(
  lines: readonly { choices: Choices; revalidated: Revalidation<object> }[],
  toService: (choices: Choices) => TripLinkLine,
): UnavailableLine[] {
  return lines.flatMap(({ choices, revalidated }) =>
    revalidated.ok ? [] : [unavailableLine(randomId(), toService(choices), revalidated)],
  );
}
