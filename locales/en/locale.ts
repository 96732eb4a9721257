import type { EarlyLocale, LocaleTexts } from '../types.ts';

export const early: EarlyLocale = {
  currencies: [],
  months: {
    abbreviated: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    wide: 'January February March April May June July August September October November December',
  },
  loadError: { problem: 'Booking could not be loaded.', tryAgain: 'Try again' },
};

export const texts: LocaleTexts = {
  name: 'English',
  languageSwitched: 'Now in English',
  viewError: {
    problem: 'Online booking is not available right now.',
    tryAgain: 'Try again',
    hosted: 'Open the booking page',
  },
  frameTitle: 'Booking',
};
