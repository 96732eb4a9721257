import { waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { placeQuery } from '../../../../src/api/places.ts';
import { settingsQuery } from '../../../../src/api/settings-query.ts';
import {
  syncTripPreset,
  type TripInput,
  type TripPresetSync,
} from '../../../../src/features/search/sync-trip-preset.ts';
import { currentSession } from '../../../../src/storefront/current-session.ts';
import { settled } from '../../../elements/fake-view.ts';
import { heldAnswer, storefrontWith } from '../storefront-with.ts';

const airport = (iata: string) => ({ ref: iata.toLowerCase(), iata, title: iata, address: '' });
const place = (ref: string, tags: string[] = []) => ({ ref, title: ref, address: '', tags });
const provider = {
  '/settings': () => ({ companyTitle: 'Sol', currencies: ['usd'] }),
  '/transfers/airports': () => [airport('CUN'), airport('TQO')],
  '/places/hotel': () => place('hotel'),
  '/places/villa': () => place('villa'),
};

/** A preset in a storefront whose settings are there. */
async function keep(given: TripInput, answers: Record<string, () => unknown> = {}) {
  const { storefront, requests } = storefrontWith({ ...provider, ...answers });
  const { api } = currentSession(storefront);
  await storefront.queryClient.query(settingsQuery(api));
  const preset = syncTripPreset(storefront, given);
  const { search } = storefront.state;
  /** A screen that shows a place, until it is left. */
  const showPlace = (ref: string) =>
    new QueryObserver(storefront.queryClient, placeQuery(api, ref)).subscribe(() => undefined);
  const becomes = (expected: object) => waitFor(() => expect(search.state).toMatchObject(expected));
  /** Everything that was asked of the provider has been answered. */
  const answered = async () => {
    await waitFor(() => {
      expect(requests.length).toBeGreaterThan(1);
      expect(storefront.queryClient.isFetching()).toBe(0);
    });
    await settled();
  };
  return { preset, search, becomes, answered, showPlace };
}

it('is applied at once, except for its places, which are looked up', async () => {
  const { search, becomes } = await keep({ mode: 'H2A', airport: 'TQO', from: 'hotel', adults: 4, kids: 1 });
  expect(search.state).toMatchObject({ searchMode: 'H2A', adults: 4, kids: 1, airportPlace: null });
  await becomes({ airportPlace: { ref: 'tqo' }, pickupPlace: { ref: 'hotel' } });
});

it('follows changes, and withdrawn values return to the default', async () => {
  const { preset, becomes } = await keep({ airport: 'CUN', to: 'hotel', adults: 4 });
  await becomes({ airportPlace: { ref: 'cun' }, dropoffPlace: { ref: 'hotel' } });
  preset.change({ airport: 'TQO', adults: 5 });
  await becomes({ airportPlace: { ref: 'tqo' }, dropoffPlace: null, adults: 5 });
  preset.change({});
  await becomes({ airportPlace: null, adults: 2 });
});

it('is applied again after a reset, until it is released', async () => {
  const { preset, search, becomes } = await keep({ mode: 'H2A', airport: 'CUN', adults: 4 });
  await becomes({ airportPlace: { ref: 'cun' } });
  search.setParty({ adults: 7, kids: 2 });
  search.reset();
  expect(search.state).toMatchObject({ searchMode: 'H2A', adults: 4, kids: 0 });
  await becomes({ airportPlace: { ref: 'cun' } });
  preset.stop();
  search.reset();
  expect(search.state).toMatchObject({ searchMode: 'A2H', adults: 2, airportPlace: null });
});

describe('what the visitor chooses', () => {
  it('stays when something else changes', async () => {
    const { preset, search, becomes } = await keep({ airport: 'CUN', adults: 4 });
    await becomes({ airportPlace: { ref: 'cun' } });
    search.choosePlace('airport', airport('TQO'));
    preset.change({ airport: 'CUN', adults: 5 });
    await becomes({ adults: 5 });
    preset.change({ adults: 5 });
    expect(search.state.airportPlace?.ref).toBe('tqo');
  });

  it.each([
    ['another place', { ref: 'villa', title: 'Villa', address: '' }],
    ['the same field in another direction', undefined],
  ])('until a place comes stays: %s', async (_, chosen) => {
    const late = heldAnswer(place('hotel'));
    const { search, answered } = await keep({ mode: 'P2P', from: 'hotel' }, { '/places/hotel': late.answer });
    if (chosen) search.choosePlace('pickup', chosen);
    else search.setDirection('A2H');
    late.give();
    await answered();
    expect(search.state.pickupPlace?.ref).toBe(chosen?.ref);
    expect(search.state.airportPlace).toBeNull();
  });
});

it('of two places that arrive out of order, the latest preset is used', async () => {
  const late = heldAnswer(place('hotel'));
  const { preset, search, becomes, answered } = await keep({ to: 'hotel' }, { '/places/hotel': late.answer });
  preset.change({ to: 'villa' });
  await becomes({ dropoffPlace: { ref: 'villa' } });
  late.give();
  await answered();
  expect(search.state.dropoffPlace?.ref).toBe('villa');
});

it.each([
  ['an unknown airport', { airport: 'XXX' }],
  ['an unknown place', { to: 'nowhere' }],
  ['a hotel in place of the airport', { from: 'hotel' }],
])('%s is ignored', async (_, given) => {
  const { search, answered } = await keep(given);
  await answered();
  expect(search.state).toMatchObject({ airportPlace: null, dropoffPlace: null });
});

it('keeps a past day, so that its field shows the error', async () => {
  const { search } = await keep({ date: '2020-01-01' });
  expect(search.state.date).toBe('2020-01-01');
});

it('waits for the settings, which decide the language of its places', async () => {
  const settings = heldAnswer({ companyTitle: 'Sol', currencies: ['mxn'] });
  const { storefront, requests } = storefrontWith({ ...provider, '/settings': settings.answer });
  syncTripPreset(storefront, { to: 'hotel' });
  const { api } = currentSession(storefront);
  void storefront.queryClient.query(settingsQuery(api));
  expect(requests).toEqual(['/settings']);
  settings.give();
  await waitFor(() => expect(storefront.state.search.state.dropoffPlace?.ref).toBe('hotel'));
  expect(storefront.queryClient.getQueryData(['place', 'es', 'hotel'])).toBeDefined();
});

it('is still looked up, and locked, when a screen that shows the same place is left', async () => {
  const late = heldAnswer(place('hotel'));
  const gift: TripInput = { to: 'hotel', lock: ['to'] };
  const { showPlace, becomes } = await keep(gift, { '/places/hotel': late.answer });
  const leave = showPlace('hotel');
  leave();
  late.give();
  await becomes({ locks: { dropoffPlace: { ref: 'hotel', title: 'hotel' } } });
});

it.each([
  ['the preset no longer has it', (preset: TripPresetSync) => preset.change({})],
  ['the element is removed', (preset: TripPresetSync) => preset.stop()],
])('a locked place that has not been looked up does not stay in the search once %s', async (_, unlock) => {
  const late = heldAnswer(place('hotel'));
  const { preset, search } = await keep({ to: 'hotel', lock: ['to'] }, { '/places/hotel': late.answer });
  expect(search.state.dropoffPlace).toMatchObject({ ref: 'hotel', title: '' });
  unlock(preset);
  expect(search.state.dropoffPlace).toBeNull();
});

it('a reload with the same return date keeps the dates in the forms of the legs', () => {
  history.replaceState(null, '', '/?date=2126-07-01&return=2126-07-08');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const { storefront } = storefrontWith(provider);
  const { draft } = storefront.state;
  const load = () => syncTripPreset(storefront, { prefill: 'query' }).stop();
  load();
  draft.changeFlight('service', { date: '2126-07-01' });
  load();
  expect(draft.state.service.flight.date).toBe('2126-07-01');
  storefront.state.search.setReturnDate('2126-07-09');
  load();
  expect(draft.state.service.flight.date).toBe('');
});
