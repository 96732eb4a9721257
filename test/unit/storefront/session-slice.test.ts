import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { effectiveOptions } from '../../../src/storefront/session-slice.ts';
import { createState } from '../../../src/storefront/state.ts';

const flushed = () => new Promise<void>((resolve) => void Promise.resolve().then(() => resolve()));
const open = (storage = memoryStorage()) => createState(storage, 'key').session;
const inForce = () => effectiveOptions(session.state);
let session: ReturnType<typeof open>;
beforeEach(() => {
  session = open();
});

describe('what the page chooses', () => {
  it("takes precedence over the visitor's choice, until it is revoked", () => {
    session.chooseLanguage('en');
    session.chooseCurrency('usd');
    session.chooseForPage({ language: 'es', currency: 'eur' });
    expect(inForce()).toEqual({ language: 'es', currency: 'eur' });
    session.chooseForPage({ language: undefined });
    expect(inForce()).toEqual({ language: 'en', currency: 'eur' });
  });

  it('is overridden by what the visitor chooses later', () => {
    session.chooseForPage({ language: 'es', currency: 'eur' });
    session.chooseLanguage('en');
    session.chooseCurrency('usd');
    expect(inForce()).toEqual({ language: 'en', currency: 'usd' });
  });

  it('holds for that page alone; what the visitor chooses goes along', async () => {
    const storage = memoryStorage();
    session = open(storage);
    session.chooseForPage({ language: 'es', currency: 'mxn' });
    session.chooseCurrency('eur');
    await flushed();
    session = open(storage);
    expect(inForce()).toEqual({ language: undefined, currency: 'eur' });
  });
});

describe('Mexican pesos', () => {
  it('end a language that the visitor chose before', () => {
    session.chooseLanguage('en');
    session.chooseCurrency('mxn');
    expect(inForce().language).toBeUndefined();
    session.chooseLanguage('en');
    expect(inForce().language).toBe('en');
  });

  it('leave the language of the page alone', () => {
    session.chooseForPage({ language: 'en' });
    session.chooseCurrency('mxn');
    expect(inForce().language).toBe('en');
  });
});

it('knows a sale of its own once, however often its pages are opened', () => {
  for (const sale of ['a', 'b', 'a']) session.addOwnSale(sale);
  expect(session.state.ownSales).toEqual(['a', 'b']);
});
