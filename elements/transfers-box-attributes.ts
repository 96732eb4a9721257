import { handOverOptions } from './hand-over-attributes.ts';
import type { TransfersBoxOptions } from '../src/schema/element-options.ts';
import { commonOptions, none, type OptionTable } from './attributes.ts';
import { calendarDay, matching, oneOf, text, wholeNumber } from './attribute-rules.ts';

export const transfersBoxOptions: OptionTable<TransfersBoxOptions> = {
  ...commonOptions,
  ...handOverOptions,
  mode: { rule: oneOf('A2H', 'H2A', 'P2P'), otherwise: none },
  airport: {
    rule: matching(/^[a-z]{3}$/i, 'an airport code of three letters', (code) => code.toUpperCase()),
    otherwise: none,
  },
  from: { rule: text, otherwise: none },
  to: { rule: text, otherwise: none },
  adults: { rule: wholeNumber(1, 100), otherwise: none },
  kids: { rule: wholeNumber(0, 100), otherwise: none },
  date: { rule: calendarDay, otherwise: none },
  layout: { rule: oneOf('auto', 'row', 'column'), otherwise: () => 'auto' },
};
