import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { ItineraryLine } from '../itinerary.ts';

const displayOrder = ['time', 'day', 'price', 'vehicle', 'remove'] as const;

/** How a visitor can resolve an issue of a line: another time, day or vehicle, the new price, or removing the line. */
export type Repair = (typeof displayOrder)[number];

/** How many alternatives a repair offers: as many as can be compared at a glance. */
export const MAX_ALTERNATIVES = 3;

type RepairsByIssue = Partial<Record<CartIssue['code'], readonly Repair[]>>;

/** The repairs of each issue, besides removing the line. For `departure-before-return`, the tour is what to change. */
const repairsByKind: Record<ItineraryLine['kind'], RepairsByIssue> = {
  tour: {
    'sold-out': ['day'],
    'time-gone': ['time', 'day'],
    'cutoff-passed': ['time', 'day'],
    'price-changed': ['price'],
    overlap: ['time', 'day'],
    'before-arrival': ['time', 'day'],
    'after-departure': ['time', 'day'],
    'outside-stay': ['day'],
  },
  transfer: {
    'not-offered': ['vehicle'],
    'price-changed': ['price', 'vehicle'],
    'cutoff-passed': ['time', 'day'],
    'pickup-refused': ['time'],
    'pickup-before-arrival': ['time'],
  },
  extra: { 'price-changed': ['price'] },
};

/** The repairs to offer for a line with these issues. Any line can be removed. */
export function repairsFor(kind: ItineraryLine['kind'], issues: readonly CartIssue[]): Repair[] {
  const offered = issues.flatMap(({ code }) => repairsByKind[kind][code] ?? []);
  return displayOrder.filter((repair) => repair === 'remove' || offered.includes(repair));
}
