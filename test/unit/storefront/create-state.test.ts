import { describe, expect, it, test, vi } from 'vitest';
import { memoryStorage, type TabStorage } from '../../../src/platform/storage.ts';
import type { Attempt } from '../../../src/schema/attempt.ts';
import { createState } from '../../../src/storefront/create-state.ts';
import { initialParty } from '../../../src/trip/party-rules.ts';
import storedState from '../../fixtures/stored-state.json' with { type: 'json' };
import { aTourLine } from '../../fixtures/tour-line.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';

/** Valtio notifies subscribers in a microtask. */
const flushed = () => new Promise<void>((resolve) => void Promise.resolve().then(() => resolve()));

async function filledState(storage: TabStorage) {
  const state = createState(storage, 'key');
  state.cart.addTransfer('line-1', aTransferLine(), { total: 45, currency: 'usd' });
  state.search.setParty({ adults: 5 });
  state.draft.changeFlight('service', { airline: 'Aeromar' });
  state.session.chooseCurrency('mxn');
  await flushed();
  return state;
}

describe('a visit that continues on another page', () => {
  it('restores cart, search, draft and choices, but is a new session', async () => {
    const storage = memoryStorage();
    const before = await filledState(storage);
    const after = createState(storage, 'key');
    expect(after.cart.state.transfers).toEqual([
      { id: 'line-1', line: aTransferLine(), accepted: { total: 45, currency: 'usd' } },
    ]);
    expect(after.search.state.adults).toBe(5);
    expect(after.draft.state.service.flight.airline).toBe('Aeromar');
    expect(after.session.state.currency).toBe('mxn');
    expect(after.session.state.sessionId).not.toBe(before.session.state.sessionId);
  });

  it('restores the page of a tour, which a changed line keeps', async () => {
    const storage = memoryStorage();
    const page = { category: 'sea', tour: 'reef' };
    createState(storage, 'key').cart.addTour('tour-1', aTourLine(), page);
    await flushed();
    const { cart } = createState(storage, 'key');
    cart.replaceTour('tour-1', aTourLine({ adults: 4 }));
    cart.replaceTour('another', aTourLine({ adults: 9 }));
    expect(cart.state.tours).toEqual([{ id: 'tour-1', line: aTourLine({ adults: 4 }), page }]);
  });

  it('restores unavailable lines, which can still be replaced, and drops malformed ones', async () => {
    const storage = memoryStorage();
    const unavailable = (id: string) =>
      ({ id, part: 'tours', reason: 'no-places', title: 'Reef', choicesJson: '{}' }) as const;
    const before = createState(storage, 'key');
    before.cart.setUnavailable([unavailable('a'), unavailable('b')]);
    await flushed();
    expect(storage.read('key')).toContain('"carried":"{}"');
    const text = (storage.read('key') ?? '').replace('"lost":[', '"lost":[{"id":"malformed"},');
    storage.write('key', text);
    const { cart } = createState(storage, 'key');
    expect(cart.state.unavailable).toEqual([unavailable('a'), unavailable('b')]);
    cart.startReplacing({ id: 'a', part: 'tours', tour: null });
    cart.finishReplacing('tours');
    expect(cart.state.unavailable).toEqual([unavailable('b')]);
  });

  it('shares nothing with another storefront', async () => {
    const storage = memoryStorage();
    await filledState(storage);
    expect(createState(storage, 'other').cart.state.transfers).toEqual([]);
  });

  it('does not restore personal data, which is never stored', async () => {
    const storage = memoryStorage();
    const state = await filledState(storage);
    const customer = {
      firstName: 'Marisol',
      lastName: 'Quintana',
      email: 'marisol@example.com',
      phone: '+529985550199',
      notes: 'Two surfboards',
    };
    state.checkout.changeCustomer(customer);
    state.cart.addTransfer('line-2', aTransferLine());
    await flushed();
    const text = storage.read('key') ?? '';
    expect(text).toContain('line-2');
    for (const secret of Object.values(customer)) expect(text).not.toContain(secret);
    expect(createState(storage, 'key').checkout.state.customer.firstName).toBe('');
  });
});

/** What was stored, with each field that its parties did not have then at its initial number. */
function withWholeParties(stored: unknown): unknown {
  return JSON.parse(JSON.stringify(stored), (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'adults' in part ? { ...initialParty, ...part } : part,
  );
}

test('what the first version stored is still read, and written in the same shape', async () => {
  const storage = memoryStorage();
  storage.write('key', JSON.stringify(storedState));
  const { search, draft, cart } = createState(storage, 'key');
  expect(search.state).toMatchObject(storedState.search);
  expect(draft.state).toEqual(withWholeParties(storedState.draft));
  expect(cart.state.transfers).toEqual(withWholeParties(storedState.cart.transfers));
  search.setParty({ adults: 4 });
  await flushed();
  const { draft: storedDraft, cart: storedCart } = storedState;
  expect(JSON.parse(storage.read('key') ?? '')).toMatchObject({
    search: { ...storedState.search, adults: 4 },
    draft: storedDraft,
    cart: storedCart,
  });
});

describe('stored text that cannot be used', () => {
  const stateFrom = (text: string) => {
    const [write, reportCorrupt] = [vi.fn(), vi.fn()];
    const storage: TabStorage = { read: () => text, write, reportCorrupt };
    return { state: createState(storage, 'key'), write, reportCorrupt };
  };

  test.each([
    ['', 0],
    ['{"version":0,"cart":{}}', 0],
    ['null', 1],
    ['{', 1],
    ['[]', 1],
    ['"text"', 1],
    ['{"version":1}', 1],
    ['{"version":"2"}', 1],
  ])('%j is discarded and replaced; corruption is reported (%i)', async (text, times) => {
    const { state, write, reportCorrupt } = stateFrom(text);
    expect(reportCorrupt).toHaveBeenCalledTimes(times);
    expect(state.cart.state.transfers).toEqual([]);
    expect(state.search.state.adults).toBe(2);
    state.search.setParty({ adults: 3 });
    await flushed();
    expect(write).toHaveBeenCalled();
  });

  it('is left untouched if a newer version wrote it', async () => {
    const { state, write, reportCorrupt } = stateFrom('{"version":999,"everything":"else"}');
    expect(state.cart.state.transfers).toEqual([]);
    state.search.setParty({ adults: 3 });
    await flushed();
    expect(write).not.toHaveBeenCalled();
    expect(reportCorrupt).toHaveBeenCalledOnce();
  });

  it('loses the values that no form allows', async () => {
    const storage = memoryStorage();
    const { search, draft } = await filledState(storage);
    Object.assign(search.state, { adults: 500, kids: 1.5, date: '2027-02-30', wantsReturn: true });
    Object.assign(draft.state.service.flight, { date: 'soon', hour: '25', minute: '7' });
    await flushed();
    const after = createState(storage, 'key');
    expect(after.search.state).toMatchObject({ adults: 2, kids: 0, date: '', wantsReturn: true });
    expect(after.draft.state.service.flight).toMatchObject({
      airline: 'Aeromar',
      date: '',
      hour: '',
      minute: '',
    });
    expect(after.cart.state.transfers).toHaveLength(1);
    Object.assign(search.state, { date: '2027-03-05', returnDate: '2027-03-01' });
    await flushed();
    expect(createState(storage, 'key').search.state.returnDate).toBe('2027-03-05');
  });

  it('is discarded if a part of it is corrupt', async () => {
    const storage = memoryStorage();
    await filledState(storage);
    const text = (storage.read('key') ?? '').replace('"tripType":"A2H"', '"tripType":"UFO"');
    expect(stateFrom(text).state.cart.state.transfers).toEqual([]);
  });
});

test('orders and checkout are stored in the cart, as in the first version', async () => {
  const storage = memoryStorage();
  const before = createState(storage, 'key');
  const lists = { transfers: [], tours: [], extras: [], couponCode: 'SUN' };
  const attempt: Attempt = { id: '1', order: 'o', cart: 'c', lines: [], outcome: 'unknown' };
  before.checkout.markBegun();
  before.order.setAttempts([attempt]);
  before.order.setLastOrder({ cart: lists, saleFingerprint: 'sale' });
  const booked = { token: 'tok', unpaid: true, reference: '' };
  before.order.setBookedSale(booked);
  await flushed();
  expect(JSON.parse(storage.read('key') ?? '')).toMatchObject({
    version: 1,
    cart: { checkoutBegun: true, attempts: [attempt], booked: lists, bookedAs: 'sale', bookedSale: booked },
  });
  const { checkout, order } = createState(storage, 'key');
  expect(checkout.state.hasBegun).toBe(true);
  expect(order.state).toEqual({
    attempts: [attempt],
    lastOrder: { cart: lists, saleFingerprint: 'sale' },
    bookedSale: booked,
    isBookedSaleRestored: true,
  });
});
