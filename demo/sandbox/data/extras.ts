import type { Texts } from './languages.ts';

export interface Extra {
  id: number;
  name: Texts;
  priceType: 'pax' | 'unit';
  /** In US dollars. */
  prices: { adults: number; kids: number; unit: number };
}

/** Nothing is sold here yet: the list is empty, and a cart line of an extra has nothing to refer to. */
export const extras: Extra[] = [];
