import { screen } from '@testing-library/react';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { partyQuery } from '../fixtures/transfer.ts';
import { openStorefront } from './open-storefront.tsx';
import type { Overrides } from './record-requests.ts';

/** The refs of both places. */
export const ends = { from: 'cun', to: 'quinta-luna' };

/** The route of the prices between both ends; by default for the party of a new search. */
export const route = (changes: Record<string, string> = {}) => {
  const trip = { ...ends, ...partyQuery(), searchMode: 'A2H', ...changes };
  return `/transfers/prices?${new URLSearchParams(trip).toString()}`;
};

/** An option of another provider. */
export const van = {
  ref: 'van',
  type: 'private',
  category: 'Superior',
  max_pax: '9',
  title: 'Van',
  description: 'Nine seats',
  oneway_price: '80.50',
  roundtrip_price: 150,
  area_cutoff_hrs: 4,
};

export const pricesAre = (...options: unknown[]): Overrides => ({ '/transfers/prices': () => options });

export const openPrices = (
  changes: Record<string, string>,
  answers: Overrides,
  options: Partial<EngineOptions> = {},
) => openStorefront(route(changes), { answers, options });

export const cards = () => screen.findAllByRole('article');
