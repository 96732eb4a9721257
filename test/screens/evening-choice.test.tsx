import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day, price } from './info-steps.ts';
import { openParty } from './party-steps.ts';
import { button, type OpenStorefront } from './open-storefront.tsx';

const timeZone = process.env.TZ;

/** It is 21:00 at the destination; for the visitor, the next day has begun. */
beforeEach(() => {
  process.env.TZ = 'UTC';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T02:00:00Z`) + 86_400_000 });
});
afterEach(() => {
  vi.useRealTimers();
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

const answers = { '/transfers/prices': () => [{ ...price, area_cutoff_hrs: 1 }] };

it.each<[string, Record<string, string>, (visitor: OpenStorefront['visitor']) => Promise<void>]>([
  ['an option', { adults: '2', kids: '0' }, async (visitor) => visitor.click(await button(/^One way/))],
  ['a plan', { adults: '12' }, async (visitor) => visitor.click(await button('Add all vehicles'))],
])('%s that can be booked for today keeps the day of the search', async (_, party, choose) => {
  const { visitor, storefront } = openParty(party, answers);
  act(() => storefront.state.search.setDate(day));
  await choose(visitor);
  await waitFor(() => expect(storefront.path).toMatch(/^\/transfers\/info/));
  expect(storefront.state.draft.state.service.flight.date).toBe(day);
});
