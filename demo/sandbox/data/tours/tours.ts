import type { Texts } from '../languages.ts';
import { dayTours } from './day-tours.ts';
import { eveningTours } from './evening-tours.ts';
import { natureTours } from './nature-tours.ts';
import type { SandboxRate, SandboxTour } from './sandbox-tour.ts';
import { waterTours } from './water-tours.ts';

export const tourCategories: { slug: SandboxTour['category']; name: Texts }[] = [
  { slug: 'tours', name: { en: 'Day trips', es: 'Excursiones' } },
  { slug: 'water', name: { en: 'On the water', es: 'En el mar' } },
  { slug: 'nature', name: { en: 'Cenotes and jungle', es: 'Cenotes y selva' } },
  { slug: 'evenings', name: { en: 'Food and evenings', es: 'Sabores y noches' } },
];

export const tours: SandboxTour[] = [...dayTours, ...waterTours, ...natureTours, ...eveningTours];

/** By slug or by id. */
export function tourByRef(ref: string): SandboxTour | undefined {
  return tours.find(({ slug, id }) => slug === ref || String(id) === ref);
}

export function rateById(id: string | number): { rate: SandboxRate; tour: SandboxTour } | undefined {
  for (const tour of tours) {
    const rate = tour.rates.find((one) => one.id === id);
    if (rate) return { rate, tour };
  }
  return undefined;
}
