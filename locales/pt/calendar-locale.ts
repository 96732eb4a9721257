import type { Locale } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';

/** As in date-fns, with the accent of `sáb`, which it leaves out. */
export const calendarLocale: Locale = {
  ...ptBR,
  localize: {
    ...ptBR.localize,
    day: (day, options) => ptBR.localize.day(day, options).replace('sab', 'sáb'),
  },
};
