import type { Currency } from '../data/currencies.ts';
import type { Extra } from '../data/extras.ts';
import type { Language } from '../data/languages.ts';
import { priceIn } from './money.ts';

interface ExtraQuestion {
  currency: Currency;
  language: Language;
  /** The origin of the pictures. */
  origin: string;
}

/** An extra as offered. */
export function extraAnswer(
  { id, name, priceType, prices, picture }: Extra,
  { currency, language, origin }: ExtraQuestion,
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
