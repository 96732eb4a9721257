import type { ExtraLine } from '../schema/extra.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { idText } from '../schema/wire-values.ts';

/*
 * The id of the article that a line sells: the same in the cart, in a booking and in analytics, so that a page can join
 * them.
 */

export function transferRef({ priceSelected }: TransferLine): string {
  return idText(priceSelected.ref);
}

export function tourRef({ tourRate }: TourLine): string {
  return idText(tourRate.tour?.id ?? tourRate.id);
}

export function extraRef({ extraSelected }: ExtraLine): string {
  return idText(extraSelected.id);
}
