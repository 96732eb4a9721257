import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableText } from '../../../src/lib/comparable-text.ts';

describe('comparableText', () => {
  it.each([
    ['full-width letters, digits and signs', '＋５２　９９８（１２３）ＡＭ＠．', '+52 998(123)AM@.'],
    ['an ideographic full stop', 'ana@example。com', 'ana@example.com'],
    ['half-width and small forms', 'ana﹫example｡com ﹢52', 'ana@example.com +52'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
    ['Bengali, Thai and Khmer digits', '১৯ ๑๙ ១៩', '19 19 19'],
    ['mathematical digits', '𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
    ['what cannot be seen', '\u200B\u200E\u202A12\u00AD3\u2066\u2060\uFEFF4\uFE0F5\u202C', '12345'],
    ['odd spaces', '\u00A012\u2009\u20073\u30004\u202F', '12 3 4'],
    ['line breaks and tabs', '\n12\r\n\t3\u2028', '12 3'],
    ['odd dashes', '1‐2‑3‒4–5—6―7−8－9', '1-2-3-4-5-6-7-8-9'],
    ['a long vowel for a dash between digits', '03ー1234ー5678 ホテルー', '03-1234-5678 ホテルー'],
    ['slashes and colons that are none', '5∕12⁄2026 15∶30', '5/12/2026 15:30'],
    ['apostrophes of phones and of books', 'O’Higgins ‘Oʼahu’', "O'Higgins 'O'ahu'"],
    ['accents apart from their letters', 'Cancu\u0301n', 'Cancún'],
    ['ordinary text', 'O´Higgins “Hotel” ñandú 北京, #12', 'O´Higgins “Hotel” ñandú 北京, #12'],
  ])('reads %s', (_, typed, read) => {
    expect(comparableText(typed)).toBe(read);
  });

  it('knows the digits of every script that the browser can write', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
      const zero = new Intl.NumberFormat('en', { numberingSystem: system }).format(0);
      return /^\p{Nd}$/u.test(zero);
    });
    expect(systems.length).toBeGreaterThan(20);
    for (const numberingSystem of systems) {
      const numbers = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect(comparableText(numbers.format(1234567890)), numberingSystem).toBe('1234567890');
    }
  });

  it('leaves alone what it has read, and any plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const read = comparableText(typed);
        expect(comparableText(read)).toBe(read);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]+( [!-~]+)*$/), (plain) => {
        expect(comparableText(plain)).toBe(plain);
      }),
    );
  });
});
