import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SettingsSchema } from '../../../../src/schema/settings.ts';
import { companyIn } from '../../../../src/views/first-form/company.ts';

const text = fc.oneof(fc.string(), fc.constant(''), fc.integer(), fc.constant(null), fc.constant(undefined));
const flag = fc.constantFrom(true, false, 1, 0, '1', '0', 'true', 'no', null, undefined);
const code = fc.oneof(fc.constantFrom('USD', ' mxn ', 'eur', 'us', ''), fc.string(), fc.integer());
const listOf = <Item>(item: fc.Arbitrary<Item>) =>
  fc.oneof(fc.array(item, { maxLength: 4 }), fc.constantFrom(null, undefined, 'none', {}));
const settings = fc.record({
  companyTitle: text,
  logoUrl: text,
  currencies: listOf(code),
  hasTransfers: flag,
  tourCategories: listOf(fc.record({ name: text, slug: text })),
});

test('reads of the settings what their schema reads', () => {
  fc.assert(
    fc.property(settings, (answer) => {
      const parsed = v.safeParse(SettingsSchema, answer);
      const { companyTitle, logoUrl, currencies, tourCategories, hasTransfers } = parsed.success
        ? parsed.output
        : { hasTransfers: false };
      const company = {
        title: companyTitle,
        logoUrl,
        currencies,
        hasTours: Boolean(tourCategories?.length),
      };
      expect(companyIn(answer)).toEqual(hasTransfers ? company : undefined);
    }),
  );
});

test.each([undefined, null, 'text', 7, [], {}, { hasTransfers: true }])('%j are no settings', (answer) => {
  expect(companyIn(answer)).toBeUndefined();
});
