import { partyQuery } from '../fixtures/transfer.ts';
import { provider } from './info-steps.ts';
import type { Overrides } from './record-requests.ts';
import { openStorefront } from './open-storefront.tsx';

const option = (ref: string, title: string, max_pax: number, oneway_price: number, more: object = {}) => ({
  ...{ ref, title, max_pax, oneway_price, type: 'private', category: 'Standard', area_cutoff_hrs: 4 },
  ...{ roundtrip_price: oneway_price * 1.8, ...more },
});
export const car = option('car', 'Car', 3, 40);
export const van = option('van', 'Van', 9, 90, { area_cutoff_hrs: 48 });
export const shuttle = option('shuttle', 'Shuttle', 14, 9, { type: 'shared' });

/** The prices of a party of twenty, unless it is changed. */
export const partyRoute = (changes: Record<string, string> = {}) => {
  const trip = {
    from: 'cun',
    to: 'quinta-luna',
    ...partyQuery({ adults: 18, kids: 2 }),
    searchMode: 'A2H',
    ...changes,
  };
  return `/transfers/prices?${new URLSearchParams(trip).toString()}`;
};
export const openParty = (changes: Record<string, string> = {}, answers: Overrides = {}) =>
  openStorefront(partyRoute(changes), {
    answers: { ...provider, '/transfers/prices': () => [shuttle, van, car], ...answers },
  });
