import type { ExtraLine } from '../schema/extra.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { idToString } from '../schema/wire-values.ts';
import { tourIdOf } from '../tours/tour-lines.ts';

/*
 * The article id of a line identifies the service that it sells. It is the same in the cart, in a booking and in analytics,
 * so that a host page can join them. Events call it `ref`.
 */

export function transferArticleId({ priceSelected }: TransferLine): string {
  return idToString(priceSelected.ref);
}

/** The id of the tour; that of the rate if the tour is unknown. */
export function tourArticleId(line: TourLine): string {
  return idToString(tourIdOf(line) ?? line.tourRate.id);
}

export function extraArticleId({ extraSelected }: ExtraLine): string {
  return idToString(extraSelected.id);
}
