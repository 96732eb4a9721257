import type { EarlyLocale, LocaleTexts } from '../types.ts';

/** French as it is written in France. */
export const early: EarlyLocale = {
  // None: travellers of many languages pay in euros.
  currencies: [],
  months: {
    abbreviated: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    wide: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  loadError: { problem: 'La réservation n’a pas pu être chargée.', tryAgain: 'Réessayer' },
};

export const texts: LocaleTexts = {
  name: 'Français',
  languageSwitched: 'Désormais en français',
  viewError: {
    problem: 'La réservation en ligne n’est pas disponible pour le moment.',
    tryAgain: 'Réessayer',
    hosted: 'Ouvrir la page de réservation',
  },
  frameTitle: 'Réservation',
};
