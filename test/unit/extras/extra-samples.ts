import type { Extra } from '../../../src/schema/extra.ts';

export const extraOf = (changes: Partial<Extra> = {}): Extra => ({
  id: 7,
  name: 'Child seat',
  image_url: undefined,
  price_type: 'unit',
  price_adults: 0,
  price_kids: 0,
  price_unit: 8,
  ...changes,
});
