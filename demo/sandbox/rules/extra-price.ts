import type { Currency } from '../data/currencies.ts';
import { extraById, type Extra } from '../data/extras.ts';
import type { ExtraLine } from '../requests/cart.ts';
import { priceIn } from './money.ts';

/** The price of a line of an extra, by its people or its units. */
export function extraPrice({ extraSelected, adults, kids, units }: ExtraLine, currency: Currency): number {
  const { priceType, prices } = knownExtra(extraSelected.id);
  if (priceType === 'unit') return units * priceIn(currency, prices.unit);
  return adults * priceIn(currency, prices.adults) + kids * priceIn(currency, prices.kids);
}

/** The extra of a line that has been checked. */
export function knownExtra(id: Extra['id']): Extra {
  const extra = extraById(id);
  if (!extra) throw new Error(`No extra has the id ${id}`);
  return extra;
}
