import { mapParty } from '../../../src/schema/party.ts';
import { initialParty } from '../../../src/trip/party-rules.ts';
import { afterEach, expect, test } from 'vitest';
import { storedChoices } from '../../../src/first-form/stored-choices.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import { transfersBoxAttributes } from '../../../src/options/transfers-box-attributes.ts';
import { storageKey } from '../../../src/storefront/identity.ts';
import { findOrCreateStorefront } from '../../../src/storefront/storefront.ts';

let pages = 0;
afterEach(() => sessionStorage.clear());

/** The options of an element that shares its storage with no other test's. */
function optionsOf(given: Record<string, string> = {}) {
  const all: Record<string, string> = { 'api-base': `https://api.example.com/${++pages}`, ...given };
  return parseOptions(transfersBoxAttributes, (name) => all[name]);
}

const place = (title: string) => ({ ref: title, title, address: '' });

test('what the storefront stores is what is remembered', async () => {
  const options = optionsOf();
  const { search, session } = findOrCreateStorefront(options)?.state ?? {};
  session?.chooseCurrency('mxn');
  session?.chooseLanguage('es');
  search?.setDirection('P2P');
  search?.choosePlace('pickup', place('Quinta Luna'));
  search?.choosePlace('destination', place('Isla'));
  search?.setParty({ adults: 3, kids: 1 });
  search?.setDate('2027-12-12');
  search?.setReturnDate('2027-12-20');
  search?.setWantsReturn(true);
  await Promise.resolve();
  const chosen = { lang: 'es', currency: 'mxn' };
  const entries = {
    mode: 'P2P',
    pickup: 'Quinta Luna',
    destination: 'Isla',
    ...mapParty((field) => String(initialParty[field])),
    adults: '3',
    kids: '1',
    date: '2027-12-12',
  };
  expect(storedChoices(options)).toEqual({
    ...chosen,
    entries: { ...entries, returnDate: '2027-12-20' },
  });
  search?.setWantsReturn(false);
  await Promise.resolve();
  expect(storedChoices(options)).toEqual({ ...chosen, entries });
});

test.each([
  ['nothing', undefined],
  ['corrupt text', '{"search'],
  ['a text', '"search"'],
  ['null', 'null'],
  ['no search', '{"version":1,"session":{}}'],
])('%s is nothing to remember', (_, stored) => {
  const options = optionsOf();
  if (stored !== undefined) sessionStorage.setItem(storageKey(options), stored);
  expect(storedChoices(options)).toEqual({});
});

test('values of other kinds are left out', () => {
  const options = optionsOf();
  const search = { pickupPlace: { title: {} }, dropoffPlace: null, date: [20271212], wantsReturn: 'yes' };
  sessionStorage.setItem(storageKey(options), JSON.stringify({ search, session: {} }));
  const { entries } = storedChoices(options);
  expect(Object.values(entries ?? {}).filter((value) => value !== undefined)).toEqual([]);
  expect(entries).not.toHaveProperty('returnDate');
});

test('an element that keeps everything in memory remembers nothing of the tab', () => {
  const options = optionsOf({ storage: 'memory' });
  sessionStorage.setItem(storageKey(options), JSON.stringify({ search: { searchMode: 'P2P' }, session: {} }));
  expect(storedChoices(options)).toEqual({});
});
