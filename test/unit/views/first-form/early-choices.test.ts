import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveCurrency, resolveLanguage } from '../../../../src/domain/language.ts';
import { browserLanguage } from '../../../../src/platform/visit.ts';
import { applyOptions, type SharedOptions } from '../../../../src/storefront/options.ts';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import { effectiveOptions } from '../../../../src/storefront/slices/session.ts';
import { createState } from '../../../../src/storefront/state.ts';
import { createEarlyChoices } from '../../../../src/views/first-form/early-choices.ts';

const currencies = ['usd', 'mxn', 'eur'];
const language = fc.constantFrom('en' as const, 'es' as const, undefined);
const currency = fc.constantFrom('usd', 'mxn', 'eur', 'gbp', undefined);
const page = fc.record({ lang: language, currency });
const step = fc.oneof(
  fc.record({ page }),
  fc.record({ language: fc.constantFrom('en' as const, 'es' as const) }),
  fc.record({ currency: fc.constantFrom('usd', 'mxn', 'eur') }),
);

test('language and currency are those of a storefront in which the same was chosen', () => {
  fc.assert(
    fc.property(fc.record({ language, currency }), page, fc.array(step), (earlier, first, steps) => {
      const early = createEarlyChoices(earlier, currencies);
      const state = createState(memoryStorage(), 'key');
      Object.assign(state.session.state, earlier);
      let before: SharedOptions | undefined;
      const ask = (asked: Pick<SharedOptions, 'lang' | 'currency'>) => {
        const now = { ...asked, salesChannel: undefined, coupon: undefined };
        applyOptions(state, now, before);
        before = now;
        return early.current(asked);
      };
      let shown = ask(first);
      for (const one of steps) {
        if ('page' in one) shown = ask(one.page);
        else if ('language' in one) {
          state.session.chooseLanguage(one.language);
          early.chooseLanguage(one.language);
          shown = early.current(before ?? first);
        } else {
          state.session.chooseCurrency(one.currency);
          early.chooseCurrency(one.currency);
          shown = early.current(before ?? first);
        }
        const chosen = effectiveOptions(state.session.state);
        const inCurrency = resolveCurrency(chosen.currency, currencies);
        expect(shown).toEqual({
          currency: inCurrency,
          language: resolveLanguage({
            chosen: chosen.language,
            currency: inCurrency,
            browserLanguage: browserLanguage(),
          }),
        });
      }
    }),
  );
});
