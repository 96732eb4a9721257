import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from '../../../../src/order/customer/parse-email.ts';

test.each([
  ['a@b.co', 'a@b.co'],
  [' first.last+tag@sub.example.com ', 'first.last+tag@sub.example.com'],
  ["o'hara@example.com", "o'hara@example.com"],
  ['Ana@Example.COM', 'Ana@Example.COM'],
  ['\u200Bana@example.com', 'ana@example.com'],
  ['ana\u00AD@exam\u2060ple.com\u00A0', 'ana@example.com'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['MailTo:ana%2Btours@example.com?subject=A%20trip', 'ana+tours@example.com'],
  ['Ana Sosa <ana@example.com>', 'ana@example.com'],
  ['"Sosa, Ana" <mailto:ana@example.com>', 'ana@example.com'],
  ['ana@example.com,', 'ana@example.com'],
  ['ana@example.com.', 'ana@example.com'],
  ['Ana <ana@example.com>; ', 'ana@example.com'],
  ['“ana@example.com”', 'ana@example.com'],
  ['«ana@example.com».', 'ana@example.com'],
  ["'ana@example.com'", 'ana@example.com'],
  ['(ana@example.com)', 'ana@example.com'],
  ['mailto://ana@example.com', 'ana@example.com'],
  ['<mailto:ana@example.com?subject=Hi>', 'ana@example.com'],
  ['mailto:Ana%20%3Cana@example.com%3E', 'ana@example.com'],
  ['ana@example.com, bob@example.com', undefined],
  ['Ana <ana@example.com>, Bob <bob@example.com>', undefined],
  ['ana@example.com <ana@example.com>', 'ana@example.com'],
  ['o’hara@example.com', "o'hara@example.com"],
  ['ana‑maría‑no@example.com', undefined],
  ['ana‑maria@example.com', 'ana-maria@example.com'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
  ['a@b', undefined],
  ['a@b..co', undefined],
  ['a@bü..co', undefined],
  ['a@bü/x.co', undefined],
  ['a b@example.com', undefined],
  ['a@-b.co', undefined],
  ['@example.com', undefined],
  ['example.com', undefined],
  ['mailto:100%@example.com', '100%@example.com'],
  ['mailto:', undefined],
  ['', undefined],
])('%j is %s', (typed, address) => {
  expect(parseEmail(typed)).toBe(address);
});

test('an address is read again as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
      const address = parseEmail(typed);
      if (address !== undefined) expect(parseEmail(address)).toBe(address);
    }),
  );
});
