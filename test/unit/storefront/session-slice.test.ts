import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { effectiveChoices } from '../../../src/storefront/session-slice.ts';
import { createState } from '../../../src/storefront/create-state.ts';

const flushed = () => new Promise<void>((resolve) => void Promise.resolve().then(() => resolve()));
const open = (storage = memoryStorage()) => createState(storage, 'key').session;
const inEffect = () => effectiveChoices(session.state);
let session: ReturnType<typeof open>;
beforeEach(() => {
  session = open();
});

describe("the host page's choice", () => {
  it("takes precedence over the visitor's choice, until it is revoked", () => {
    session.chooseLanguage('en');
    session.chooseCurrency('usd');
    session.setPageChoices({ language: 'es', currency: 'eur' });
    expect(inEffect()).toEqual({ language: 'es', currency: 'eur' });
    session.setPageChoices({ language: undefined });
    expect(inEffect()).toEqual({ language: 'en', currency: 'eur' });
  });

  it("is overridden by the visitor's later choice", () => {
    session.setPageChoices({ language: 'es', currency: 'eur' });
    session.chooseLanguage('en');
    session.chooseCurrency('usd');
    expect(inEffect()).toEqual({ language: 'en', currency: 'usd' });
  });

  it("applies to that page only, while the visitor's choice is restored on the next", async () => {
    const storage = memoryStorage();
    session = open(storage);
    session.setPageChoices({ language: 'es', currency: 'mxn' });
    session.chooseCurrency('eur');
    await flushed();
    session = open(storage);
    expect(inEffect()).toEqual({ language: undefined, currency: 'eur' });
  });
});

describe('Mexican pesos', () => {
  it('override a language that the visitor chose before', () => {
    session.chooseLanguage('en');
    session.chooseCurrency('mxn');
    expect(inEffect().language).toBeUndefined();
    session.chooseLanguage('en');
    expect(inEffect().language).toBe('en');
  });

  it("do not override the host page's language", () => {
    session.setPageChoices({ language: 'en' });
    session.chooseCurrency('mxn');
    expect(inEffect().language).toBe('en');
  });
});

it('adds a sale once, even if its pages are opened again', () => {
  for (const sale of ['a', 'b', 'a']) session.addOwnSale(sale);
  expect(session.state.ownSales).toEqual(['a', 'b']);
});
