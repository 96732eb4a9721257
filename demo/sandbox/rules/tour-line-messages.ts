import type { Language } from '../data/languages.ts';
import { rateById } from '../data/tours/tours.ts';
import type { TourLine } from '../requests/tours.ts';

/** The line with the titles of its rate and tour in the requested language. */
export function withTourTexts(line: TourLine, language: Language) {
  const found = rateById(line.tourRate.id);
  if (!found) throw new Error(`No rate has the id ${line.tourRate.id}`);
  const { rate, tour } = found;
  const words = { title: rate.title[language], tour: { id: tour.id, title: tour.title[language] } };
  return { ...line, tourRate: { ...line.tourRate, ...words } };
}
