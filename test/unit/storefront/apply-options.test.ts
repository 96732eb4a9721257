import { describe, expect, it, test } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { applyOptions, type SharedOptions } from '../../../src/storefront/apply-options.ts';
import { effectiveChoices } from '../../../src/storefront/session-slice.ts';
import { createState } from '../../../src/storefront/create-state.ts';

const unset: SharedOptions = {
  lang: undefined,
  currency: undefined,
  salesChannel: undefined,
  coupon: undefined,
};

function open() {
  const state = createState(memoryStorage(), 'key');
  const { session, cart } = state;
  let before: SharedOptions | undefined;
  return {
    session,
    /** Sets the attributes of one element, one change after another. */
    write: (...written: Partial<SharedOptions>[]) => {
      for (const options of written) {
        const now = { ...unset, ...options };
        applyOptions(state, now, before);
        before = now;
      }
    },
    effective: () => ({
      ...effectiveChoices(session.state),
      salesChannel: session.state.attribution.salesChannel,
      coupon: cart.state.couponOffer?.code,
    }),
  };
}

const all = { lang: 'es', currency: 'eur', salesChannel: 'lobby', coupon: 'SUN' } as const;
const allEffective = { language: 'es', currency: 'eur', salesChannel: 'lobby', coupon: 'SUN' };

test.each<[what: string, written: Partial<SharedOptions>[], effective: object]>([
  ['unset options choose nothing', [{}], { language: undefined, currency: undefined }],
  ['options take effect for the whole storefront', [all], allEffective],
  ['a change takes effect', [{ lang: 'es' }, { lang: 'en' }], { language: 'en' }],
  ['options that are no longer set are revoked', [all, {}], { language: undefined, currency: undefined }],
  ['including the sales channel', [all, {}], { salesChannel: undefined }],
  ['but not a coupon that was offered', [all, {}], { coupon: 'SUN' }],
  [
    'empty text counts as unset',
    [{ lang: 'es' }, { salesChannel: '', coupon: '' }],
    { salesChannel: undefined },
  ],
  ['a coupon from a link may have spaces around it', [{ coupon: ' SUN ' }], { coupon: 'SUN' }],
  ['and invisible or full-width characters', [{ coupon: '\u200BＳＵＮ\u00A0' }], { coupon: 'SUN' }],
  ['but an invisible coupon is ignored', [{ coupon: '\u200B' }], { coupon: undefined }],
])('%s', (_, written, effective) => {
  const page = open();
  page.write(...written);
  expect(page.effective()).toMatchObject(effective);
});

describe('what the visitor has chosen since', () => {
  it('is kept while the page changes another option', () => {
    const { session, write, effective } = open();
    write({ lang: 'es', currency: 'eur' });
    session.chooseLanguage('en');
    write({ lang: 'es', currency: 'usd' });
    expect(effective()).toMatchObject({ language: 'en', currency: 'usd' });
  });

  it('is overridden by another element that sets the option', () => {
    const { session, write, effective } = open();
    session.chooseLanguage('en');
    write({ lang: 'es' });
    expect(effective().language).toBe('es');
  });

  it('takes effect again once the page revokes its own choice', () => {
    const { session, write, effective } = open();
    session.chooseCurrency('usd');
    write({ currency: 'eur' }, {});
    expect(effective().currency).toBe('usd');
  });
});
