import { useLingui } from '@lingui/react/macro';
import { lineName, type ItineraryLine } from '../../../cart/itinerary.ts';
import type { CartIssue } from '../../../schema/cart-snapshot.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { unbroken } from '../../../lib/unbroken.ts';

/** Returns a function that describes an issue of a line in a sentence. */
export function useIssueText(item: ItineraryLine): (issue: CartIssue) => string {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const { tours } = useCart();
  const { currency } = useApi();
  // Only the issues of tours mention them.
  const day = item.kind === 'tour' ? date(item.cartLine.line.tourDate) : '';
  const time = item.kind === 'tour' ? item.cartLine.line.schedule : '';

  const price = (amount: number) => unbroken(money(amount, currency));

  return (issue) => {
    switch (issue.code) {
      case 'sold-out':
        return t`No places are left on ${day}.`;
      case 'time-gone':
        return t`${time} is no longer available on ${day}.`;
      case 'price-changed': {
        const before = price(issue.before);
        const now = price(issue.now);
        return t`The price was ${before} and is now ${now}.`;
      }
      case 'cutoff-passed':
        return item.kind === 'tour'
          ? t`It is too late to book this departure.`
          : t`It is too late to book this pickup.`;
      case 'not-offered':
        return item.kind === 'transfer'
          ? t`This vehicle is no longer available.`
          : t`This is no longer available.`;
      case 'pickup-refused':
        return issue.message || t`This pickup time is no longer possible.`;
      case 'overlap': {
        const other = tours.find(({ id }) => id === issue.with);
        const name = other ? lineName({ kind: 'tour', cartLine: other }) : '';
        return t`It overlaps with ${name}.`;
      }
      case 'before-arrival':
        return t`It starts before your arrival transfer can get you there.`;
      case 'after-departure':
        return t`It starts after your departure pickup.`;
      case 'outside-stay':
        return t`This date is outside your trip.`;
      case 'departure-before-return':
        return t`Your departure pickup is before you are back from a tour.`;
      case 'pickup-before-arrival':
        return t`The pickup is before your flight arrives.`;
    }
  };
}
