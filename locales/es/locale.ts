import type { EarlyLocale, LocaleTexts } from '../types.ts';

export const early: EarlyLocale = {
  currencies: ['mxn'],
  months: {
    abbreviated: 'ene feb mar abr may jun jul ago sep oct nov dic',
    wide: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
  loadError: { problem: 'No se pudo cargar la reserva.', tryAgain: 'Intentar de nuevo' },
};

export const texts: LocaleTexts = {
  name: 'Español',
  languageSwitched: 'Ahora en español',
  viewError: {
    problem: 'La reserva en línea no está disponible en este momento.',
    tryAgain: 'Intentar de nuevo',
    hosted: 'Abrir la página de reservas',
  },
  frameTitle: 'Reservas',
};
