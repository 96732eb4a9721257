import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { ItineraryLine } from '../itinerary.ts';

/** How a visitor can resolve an issue of a line, besides removing the line: another time, day or vehicle, or the new price. */
export type Repair = 'time' | 'day' | 'price' | 'vehicle';

/** Issues of a line with the same answer, and the repairs that answer them, of which the first is recommended. */
export interface LineProblem {
  issues: CartIssue[];
  repairs: Repair[];
}

/** When a service takes place, and what it is: the repairs of one answer no issue of the other. */
const subjects: readonly (readonly Repair[])[] = [
  ['time', 'day'],
  ['price', 'vehicle'],
];

/** How many alternatives a repair offers: as many as can be compared at a glance. */
export const MAX_ALTERNATIVES = 3;

type RepairsByIssue = Partial<Record<CartIssue['code'], readonly Repair[]>>;

/** The repairs of each issue, all of one subject. For `departure-before-return`, the tour is what to change. */
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

/** What is wrong with a line: first when it takes place, then what it is, then what only removing a line resolves. */
export function lineProblems(kind: ItineraryLine['kind'], issues: readonly CartIssue[]): LineProblem[] {
  const repairsOf = ({ code }: CartIssue) => repairsByKind[kind][code] ?? [];
  const answered = subjects.map((subject) => {
    const ofSubject = issues.filter((issue) => repairsOf(issue).some((repair) => subject.includes(repair)));
    const offered = ofSubject.flatMap(repairsOf);
    return { issues: ofSubject, repairs: subject.filter((repair) => offered.includes(repair)) };
  });
  const unanswered = { issues: issues.filter((issue) => repairsOf(issue).length === 0), repairs: [] };
  return [...answered, unanswered].filter((problem) => problem.issues.length > 0);
}
