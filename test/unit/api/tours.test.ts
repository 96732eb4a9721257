import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { availabilityQuery } from '../../../src/api/tours.ts';
import { json, neverReplies, scriptedProvider } from '../../support/scripted-provider.ts';

const day = { date: '2026-06-11', adults: 2, kids: 0 };

it.each([
  ['stay while those for another party load', 7, { ...day, adults: 3 }, ['09:00']],
  ['of another date are not shown', 7, { ...day, date: '2026-06-12' }, undefined],
  ['of another tour are not shown', 8, day, undefined],
])('departures %s', async (_, tour, request, shown) => {
  const { context } = scriptedProvider(json(['09:00']), neverReplies);
  const observer = new QueryObserver(new QueryClient(), availabilityQuery(context, 7, day));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['09:00']);
  observer.setOptions(availabilityQuery(context, tour, request));
  expect(observer.getCurrentResult().data).toEqual(shown);
  stop();
});
