import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { ptBR } from 'date-fns/locale/pt-BR';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatLocalDate } from '../../../src/lib/format-local-date.ts';
import { possibleDates } from '../../../src/lib/possible-dates.ts';
import { isLocalDate } from '../../../src/lib/local-date.ts';
import { describeInTimeZones } from '../../support/time-zones.ts';

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026-1-5', '2026-01-05'],
  ['5/12/2026', '2026-12-05'],
  ['05.12.2026', '2026-12-05'],
  ['5-12-2026', '2026-12-05'],
  [' 5 dec 2026 ', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['5 Dec. 2026', '2026-12-05'],
  ['５．１２．２０２６', '2026-12-05'],
  ['2026–12–05', '2026-12-05'],
  ['5 / 12 / 2026', '2026-12-05'],
  ['\u200E٢٠٢٦-١٢-٠٥\u2069', '2026-12-05'],
  ['5\u00A0dec\u202F2026\uFEFF', '2026-12-05'],
  ['2026/12/5', '2026-12-05'],
  ['2026. 12. 05.', '2026-12-05'],
  ['5·12·2026', '2026-12-05'],
  ['5‑Dec‑2026', '2026-12-05'],
  ['5th December 2026', '2026-12-05'],
  ['Dec 5, 2026', '2026-12-05'],
  ['December 5th 2026', '2026-12-05'],
  ['Dec. 5, 2026', '2026-12-05'],
  ['5 de 2026', undefined],
  ['5 12 2026 1', undefined],
  ['2026-12', undefined],
  ['12/2026/5', undefined],
  ['2026-13-05', undefined],
  ['31/6/2026', undefined],
  ['29/2/2025', undefined],
  ['0/12/2026', undefined],
  ['5/13/2026', '2026-05-13'],
  ['5 xyz 2026', undefined],
  ['5.12.26', '2026-12-05'],
  ['5 Dec 26', '2026-12-05'],
  ['5/12/6', undefined],
  ['26-12-2026', '2026-12-26'],
  ['5th of December 2026', '2026-12-05'],
  ['Saturday, 5 December 2026', '2026-12-05'],
  ['Sat, Dec 5, 2026', '2026-12-05'],
  ['Some 5 Dec 2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%j is %s', (typed, date) => {
  expect(possibleDates(typed, [enUS], 'day-first')[0]).toBe(date);
});

test.each([
  ['5/12/2026', 'day-first', ['2026-12-05', '2026-05-12']],
  ['5/12/2026', 'month-first', ['2026-05-12', '2026-12-05']],
  ['5.12.2026', 'month-first', ['2026-05-12', '2026-12-05']],
  ['05-12-2026', 'day-first', ['2026-12-05', '2026-05-12']],
  ['5/5/2026', 'month-first', ['2026-05-05']],
  ['13/5/2026', 'month-first', ['2026-05-13']],
  ['5/13/2026', 'day-first', ['2026-05-13']],
  ['5 Dec 2026', 'month-first', ['2026-12-05']],
  ['5/12/26', 'month-first', ['2026-05-12', '2026-12-05']],
  ['2026-12-05', 'month-first', ['2026-12-05']],
  ['31/6/2026', 'month-first', []],
] as const)('%j, %s: %j', (typed, order, dates) => {
  expect(possibleDates(typed, [enUS], order)).toEqual(dates);
});

test.each([
  ['5 dic 2026', '2026-12-05'],
  ['5 de diciembre de 2026', '2026-12-05'],
  ['5 ene 2027', '2027-01-05'],
  ['1ro de enero de 2027', '2027-01-01'],
  ['1ero de enero de 2027', '2027-01-01'],
  ['1º de enero de 2027', '2027-01-01'],
  ['5 de dic. de 2026', '2026-12-05'],
  ['5-dic-2026', '2026-12-05'],
  ['sábado, 5 de diciembre de 2026', '2026-12-05'],
  ['mie. 2 dic 2026', '2026-12-02'],
  ['mar 2 mar 2027', '2027-03-02'],
  ['5 Dec 2026', '2026-12-05'],
])('%j is %s in Spanish', (typed, date) => {
  expect(possibleDates(typed, [enUS, es], 'day-first')[0]).toBe(date);
});

test.each([
  ['5 dez 2026', '2026-12-05'],
  ['5 de dezembro de 2026', '2026-12-05'],
  ['1º de fev. de 2027', '2027-02-01'],
  ['5 set 2026', '2026-09-05'],
  ['2 marco 2027', '2027-03-02'],
  ['sáb., 5 de dez. de 2026', '2026-12-05'],
  ['terça-feira, 1 de dezembro de 2026', '2026-12-01'],
])('%j is %s in Portuguese', (typed, date) => {
  expect(possibleDates(typed, [enUS, ptBR], 'day-first')[0]).toBe(date);
});

test.each([
  ['5 juin 2026', '2026-06-05'],
  ['5 juil. 2026', '2026-07-05'],
  ['5 juillet 2026', '2026-07-05'],
  ['1er juillet 2026', '2026-07-01'],
  ['5 jui 2026', undefined],
  ['5 févr. 2026', '2026-02-05'],
  ['5 aout 2026', '2026-08-05'],
])('%j is %s in French, where two months start with the same three letters', (typed, date) => {
  expect(possibleDates(typed, [enUS, fr], 'day-first')[0]).toBe(date);
});

it('reads a misspelt month by its first three letters', () => {
  expect(possibleDates('5 decembre 2026', [enUS], 'day-first')).toEqual(['2026-12-05']);
});

it('reads no date that does not exist', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const date = possibleDates(typed, [enUS], 'day-first')[0];
      expect(date === undefined || isLocalDate(date)).toBe(true);
    }),
  );
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describeInTimeZones('typed dates', () => {
  it.each([enUS, es, fr, ptBR])('reads back what it shows (%#)', (locale) => {
    fc.assert(
      fc.property(day, (date) => {
        expect(possibleDates(formatLocalDate(date, locale), [locale], 'month-first')[0]).toBe(date);
      }),
    );
  });
});
