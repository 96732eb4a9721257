import type { Extra } from '../../../src/schema/extra.ts';
import type { Priced } from '../../../src/schema/priced.ts';

export const extraOf = (changes: Partial<Extra> = {}): Priced<Extra> => ({
  id: 7,
  name: 'Child seat',
  image_url: undefined,
  price_type: 'unit',
  price_adults: 0,
  price_kids: 0,
  price_unit: 8,
  currency: 'usd',
  ...changes,
});
