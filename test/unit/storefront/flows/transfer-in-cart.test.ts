import { beforeEach, describe, expect, it, test } from 'vitest';
import { createLocation } from '../../../../src/routing/location.ts';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import { initialDraft } from '../../../../src/trip/draft-slice.ts';
import { addTransfersToCart } from '../../../../src/storefront/flows/add-transfers.ts';
import {
  discardEditOnLeave,
  saveEditedTransfer,
  startEditingTransfer,
} from '../../../../src/storefront/flows/edit-transfer.ts';
import { changeDate } from '../../../../src/storefront/flows/change-date.ts';
import { choosePrice } from '../../../../src/storefront/flows/choose-price.ts';
import { createState } from '../../../../src/storefront/create-state.ts';
import type { StorefrontState } from '../../../../src/storefront/state.ts';
import { tripToQuery } from '../../../../src/trip/search/trip-query.ts';
import { tripOfLine } from '../../../../src/trip/transfer-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

let state: StorefrontState;
beforeEach(() => {
  state = createState(memoryStorage(), 'key');
});

function addTransfer(id: string) {
  const line = aTransferLine();
  const trip = tripToQuery(tripOfLine(line));
  addTransfersToCart(state, { transfers: [{ id, line }], trip, currency: 'usd' });
}

const selection = { priceRef: 7, trip: 'roundtrip', from: 'cun', to: 'hotel-7' } as const;

describe('choosing a price', () => {
  test.each(['A2H', 'H2A'] as const)('%s: the flights start from the dates of the search', (direction) => {
    state.search.setDirection(direction);
    changeDate(state, 'date', '2026-06-11');
    changeDate(state, 'returnDate', '2026-06-18');
    choosePrice(state, selection, '2026-06-01');
    expect(state.draft.state.selection).toEqual(selection);
    expect(state.draft.state.service.flight.date).toBe('2026-06-11');
    expect(state.draft.state.return.flight.date).toBe('2026-06-18');
    expect(state.draft.state.service.ownPickup).toBeNull();
  });

  it('from door to door the pickups do', () => {
    state.search.setDirection('P2P');
    changeDate(state, 'date', '2026-06-11');
    choosePrice(state, selection, '2026-06-01');
    expect(state.draft.state.service.ownPickup).toMatchObject({ date: '2026-06-11', hour: '', minute: '' });
    expect(state.draft.state.service.flight.date).toBe('');
  });

  it.each(['A2H', 'P2P'] as const)(
    '%s: a date before the earliest of the option is left out',
    (direction) => {
      state.search.setDirection(direction);
      changeDate(state, 'date', '2026-06-11');
      changeDate(state, 'returnDate', '2026-06-12');
      choosePrice(state, selection, '2026-06-12');
      const { service, return: back } = state.draft.state;
      expect([service.flight.date, service.ownPickup]).toEqual(['', null]);
      expect(direction === 'P2P' ? back.ownPickup?.date : back.flight.date).toBe('2026-06-12');
    },
  );

  it('keeps what was typed, until the date of the search changes', () => {
    changeDate(state, 'date', '2026-06-11');
    state.draft.changeFlight('service', { airline: 'Aeromar', date: '2026-06-12' });
    choosePrice(state, selection, '2026-06-01');
    expect(state.draft.state.service.flight.date).toBe('2026-06-12');
    changeDate(state, 'date', '2026-06-20');
    choosePrice(state, selection, '2026-06-01');
    expect(state.draft.state.service.flight).toMatchObject({ airline: 'Aeromar', date: '2026-06-20' });
  });

  it('never allows a return before the outbound trip', () => {
    changeDate(state, 'returnDate', '2026-06-12');
    changeDate(state, 'date', '2026-06-20');
    expect(state.search.state.returnDate).toBe('2026-06-20');
  });
});

describe('a finished transfer', () => {
  it('goes into the cart, and the next one starts from the defaults', () => {
    state.search.setDirection('H2A');
    state.search.setParty({ adults: 5, kids: 2 });
    state.search.choosePlace('pickup', { ref: 'hotel-7', title: 'Quinta Luna', address: '' });
    choosePrice(state, selection, '2026-06-01');
    state.draft.changeFlight('service', { airline: 'Aeromar', flightType: 'nat' });
    addTransfer('line-1');
    expect(state.cart.state.transfers).toEqual([
      { id: 'line-1', line: aTransferLine(), accepted: { total: 45, currency: 'usd' } },
    ]);
    expect(state.draft.state).toEqual(initialDraft());
    expect(state.search.state).toMatchObject({
      searchMode: 'A2H',
      pickupPlace: null,
      dropoffPlace: null,
      airportPlace: null,
      adults: 2,
      kids: 0,
      recentPlaces: [{ ref: 'hotel-7' }],
    });
  });

  it('never leaves the rest of a split party a return before a locked date', () => {
    const line = aTransferLine({ roundtrip: true, returnDatetime: '2026-06-18 09:00:00' });
    const trip = tripToQuery(tripOfLine(line));
    state.search.lock('page', { date: '2026-06-20' });
    state.draft.setSplitParty({ ...trip, adults: 4 });
    addTransfersToCart(state, { transfers: [{ id: 'a', line }], trip, currency: 'usd' });
    expect(state.search.state).toMatchObject({ adults: 2, date: '2026-06-20', returnDate: '2026-06-20' });
  });

  it('can be edited in place', () => {
    addTransfer('a');
    addTransfer('b');
    startEditingTransfer(state, aTransferLine({ adults: 3 }));
    expect(state.search.state).toMatchObject({ searchMode: 'A2H', adults: 3, airportPlace: { ref: 'cun' } });
    expect(state.draft.state).toMatchObject({
      selection: { priceRef: 'sedan-1', trip: 'oneway', from: 'cun', to: 'hotel-7' },
      service: { flight: { airline: 'Aeromar', date: '2026-06-11', hour: '14' } },
    });
    saveEditedTransfer(state, 'a', aTransferLine({ adults: 4 }), 'usd');
    expect(state.cart.state.transfers.map(({ id, line }) => [id, line.adults])).toEqual([
      ['a', 4],
      ['b', 2],
    ]);
    expect(state.draft.state).toEqual(initialDraft());
  });
});

it('a change of a transfer is forgotten once its address is left, and only then', () => {
  const location = createLocation();
  location.navigate('/transfers/info?from=cun&edit=a');
  startEditingTransfer(state, aTransferLine({ adults: 3 }));
  const stop = discardEditOnLeave({ location, state }, 'a');
  location.navigate('/transfers/info?from=cun&to=b&edit=a');
  expect(state.search.state.adults).toBe(3);
  location.navigate('/cart/checkout');
  expect(state.draft.state).toEqual(initialDraft());
  expect(state.search.state).toMatchObject({ adults: 2, airportPlace: null });
  stop();
  state.search.setParty({ adults: 7 });
  location.navigate('/');
  expect(state.search.state.adults).toBe(7);
});
