import { afterEach, expect, test } from 'vitest';
import { parseOptions } from '../../../../src/options/parse-options.ts';
import { transfersBoxAttributes } from '../../../../src/options/transfers-box-attributes.ts';
import { storageKey } from '../../../../src/storefront/identity.ts';
import { findOrCreateStorefront } from '../../../../src/storefront/storefront.ts';
import { rememberedChoices } from '../../../../src/views/first-form/remembered-choices.ts';

let pages = 0;
afterEach(() => sessionStorage.clear());

/** The options of an element that shares its storage with no other test's. */
function optionsOf(given: Record<string, string> = {}) {
  const all: Record<string, string> = { 'api-base': `https://api.example.com/${++pages}`, ...given };
  return parseOptions(undefined, transfersBoxAttributes, (name) => all[name]);
}

const place = (title: string) => ({ ref: title, title, address: '' });

test('what the storefront stores is what is remembered', async () => {
  const options = optionsOf();
  const extraSelected = { id: 1, name: 'Child seat', price_type: 'unit' } as const;
  const line = { id: '1', line: { extraSelected, adults: 2, kids: 0, units: 1 } };
  const { search, session, cart } = findOrCreateStorefront(options)?.state ?? {};
  session?.chooseCurrency('mxn');
  session?.chooseLanguage('es');
  cart?.state.extras.push(line);
  search?.setDirection('P2P');
  search?.choosePlace('pickup', place('Quinta Luna'));
  search?.choosePlace('destination', place('Isla'));
  search?.setPassengers({ adults: 3, kids: 1 });
  search?.setDate('2027-12-12');
  search?.setReturnDate('2027-12-20');
  search?.setWantsReturn(true);
  await Promise.resolve();
  expect(rememberedChoices(options)).toEqual({
    language: 'es',
    currency: 'mxn',
    cartCount: 1,
    mode: 'P2P',
    places: { pickup: 'Quinta Luna', destination: 'Isla' },
    adults: 3,
    kids: 1,
    days: ['2027-12-12', '2027-12-20'],
    wantsReturn: true,
  });
});

test.each([
  ['nothing', undefined],
  ['damaged text', '{"search'],
  ['a text', '"search"'],
  ['null', 'null'],
  ['no search', '{"version":1,"search":7}'],
])('%s is nothing to remember', (_, stored) => {
  const options = optionsOf();
  if (stored !== undefined) sessionStorage.setItem(storageKey(options), stored);
  expect(rememberedChoices(options)).toEqual({});
});

test('values of other kinds are left out', () => {
  const options = optionsOf();
  const search = { pickupPlace: { title: 7 }, dropoffPlace: null, date: 20271212, wantsReturn: 'yes' };
  sessionStorage.setItem(storageKey(options), JSON.stringify({ search, session: { language: 'fr' } }));
  expect(rememberedChoices(options)).toMatchObject({
    language: undefined,
    places: { pickup: '', destination: '' },
    days: ['', ''],
    wantsReturn: false,
  });
});

test('an element that keeps everything in memory remembers nothing of the tab', () => {
  const options = optionsOf({ storage: 'memory' });
  sessionStorage.setItem(storageKey(options), JSON.stringify({ search: { searchMode: 'P2P' } }));
  expect(rememberedChoices(options)).toEqual({});
});
