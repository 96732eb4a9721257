import type { EarlyLocale, LocaleTexts } from '../types.ts';

/** Portuguese as it is spoken in Brazil. */
export const early: EarlyLocale = {
  currencies: ['brl'],
  months: {
    abbreviated: 'jan fev mar abr mai jun jul ago set out nov dez',
    wide: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  },
  loadError: { problem: 'Não foi possível carregar a reserva.', tryAgain: 'Tentar novamente' },
};

export const texts: LocaleTexts = {
  name: 'Português',
  languageSwitched: 'Agora em português',
  viewError: {
    problem: 'As reservas online não estão disponíveis no momento.',
    tryAgain: 'Tentar novamente',
    hosted: 'Abrir a página de reservas',
  },
  frameTitle: 'Reservas',
};
