import type { Currency } from '../data/currencies.ts';
import { extraById, type Extra } from '../data/extras.ts';
import type { Language } from '../data/languages.ts';
import type { ExtraLine } from '../requests/cart.ts';
import { priceIn } from './money.ts';

/** An extra as offered; pictures are on the company's own host. */
export function extraAnswer(
  { id, name, priceType, prices, picture }: Extra,
  { currency, language, origin }: { currency: Currency; language: Language; origin: string },
) {
  return {
    id,
    name: name[language],
    image_url: picture ? `${origin}/pictures/extra-${picture}.svg` : null,
    price_type: priceType,
    price_adults: priceIn(currency, prices.adults),
    price_kids: priceIn(currency, prices.kids),
    price_unit: priceIn(currency, prices.unit),
  };
}

/** The price of a line of extras: people by their prices, or units. */
export function extraPrice({ extraSelected, adults, kids, units }: ExtraLine, currency: Currency): number {
  const { priceType, prices } = knownExtra(extraSelected.id);
  if (priceType === 'unit') return units * priceIn(currency, prices.unit);
  return adults * priceIn(currency, prices.adults) + kids * priceIn(currency, prices.kids);
}

/** The problems of a well-formed line; empty if it can be sold. */
export function extraLineProblems({ extraSelected, adults, kids, units }: ExtraLine): string[] {
  const extra = extraById(extraSelected.id);
  if (!extra) return [`no extra has the id ${extraSelected.id}`];
  const problems: string[] = [];
  if (extraSelected.price_type !== extra.priceType) problems.push(`price_type: must be ${extra.priceType}`);
  if (!Object.values(extra.name).includes(extraSelected.name)) {
    problems.push(`name: is not that of ${extraSelected.id}`);
  }
  if ([adults, kids, units].some((count) => count > mostOfEach))
    problems.push(`at most ${mostOfEach} of each`);
  const [wanted, unwanted] = extra.priceType === 'unit' ? [units, adults + kids] : [adults + kids, units];
  if (wanted === 0 || unwanted > 0) problems.push(`counts: do not go with the price type ${extra.priceType}`);
  return problems;
}

export function knownExtra(id: Extra['id']): Extra {
  const extra = extraById(id);
  if (!extra) throw new Error(`No extra has the id ${id}`);
  return extra;
}

const mostOfEach = 10;
