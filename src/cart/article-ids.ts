import type { ExtraLine } from '../schema/extra.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { idText } from '../schema/wire-values.ts';

/*
 * The id of what a line sells: the same in the cart, in a booking and in analytics, so that a page can join them. Events
 * call it `ref`.
 */

export function transferArticleId({ priceSelected }: TransferLine): string {
  return idText(priceSelected.ref);
}

export function tourArticleId({ tourRate }: TourLine): string {
  return idText(tourRate.tour?.id ?? tourRate.id);
}

export function extraArticleId({ extraSelected }: ExtraLine): string {
  return idText(extraSelected.id);
}
