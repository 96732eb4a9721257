import { describe, expect, it, test } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { applyOptions, type SharedOptions } from '../../../src/storefront/apply-options.ts';
import { effectiveOptions } from '../../../src/storefront/session-slice.ts';
import { createState } from '../../../src/storefront/state.ts';

const nothing: SharedOptions = {
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
    /** As the attributes of one element change one after the other. */
    write: (...written: Partial<SharedOptions>[]) => {
      for (const options of written) {
        const now = { ...nothing, ...options };
        applyOptions(state, now, before);
        before = now;
      }
    },
    effective: () => ({
      ...effectiveOptions(session.state),
      salesChannel: session.state.attribution.salesChannel,
      coupon: cart.state.couponOffer?.code,
    }),
  };
}

const all = { lang: 'es', currency: 'eur', salesChannel: 'lobby', coupon: 'SUN' } as const;
const allEffective = { language: 'es', currency: 'eur', salesChannel: 'lobby', coupon: 'SUN' };

test.each<[what: string, written: Partial<SharedOptions>[], effective: object]>([
  ['nothing said chooses nothing', [{}], { language: undefined, currency: undefined }],
  ['what is said counts for everybody', [all], allEffective],
  ['a change counts', [{ lang: 'es' }, { lang: 'en' }], { language: 'en' }],
  ['what is no longer said is revoked', [all, {}], { language: undefined, currency: undefined }],
  ['so is the sales channel', [all, {}], { salesChannel: undefined }],
  ['but not a coupon, which was offered', [all, {}], { coupon: 'SUN' }],
  [
    'empty text says nothing',
    [{ lang: 'es' }, { salesChannel: '', coupon: '' }],
    { salesChannel: undefined },
  ],
  ['a coupon from a link may have spaces around it', [{ coupon: ' SUN ' }], { coupon: 'SUN' }],
  ['or come from a newsletter', [{ coupon: '\u200BＳＵＮ\u00A0' }], { coupon: 'SUN' }],
  ['of which something has to be seen', [{ coupon: '\u200B' }], { coupon: undefined }],
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

  it('is replaced by another element that sets it', () => {
    const { session, write, effective } = open();
    session.chooseLanguage('en');
    write({ lang: 'es' });
    expect(effective().language).toBe('es');
  });

  it('comes back when the page revokes its own', () => {
    const { session, write, effective } = open();
    session.chooseCurrency('usd');
    write({ currency: 'eur' }, {});
    expect(effective().currency).toBe('usd');
  });
});
