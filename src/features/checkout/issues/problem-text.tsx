import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import { legToRepair } from '../../../cart/repairs/leg-to-repair.ts';
import type { CartIssue } from '../../../schema/cart-snapshot.ts';
import { DateTimeText } from '../../../shared/formats/date-time-text.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePickupLabels } from '../../../shared/trip/use-pickup-labels.ts';
import { legHeading } from '../../../trip/legs.ts';
import { legKindsOfLine, legOfLine } from '../../../trip/transfer-line.ts';
import { useStyles } from '../../../ui/ui-context.ts';
import { useIssueText } from './use-issue-text.ts';
import css from './problem-text.css?inline';

interface ProblemTextProps {
  item: ItineraryLine;
  /** The issues of one problem of the line. */
  issues: readonly CartIssue[];
  check: CartCheck;
}

/** A problem of a line in sentences. */
export function ProblemText({ item, issues, check }: ProblemTextProps) {
  const textOf = useIssueText(item);
  // The provider's reason for refusing a pickup replaces our own, that it is too late to book it.
  const hasProviderReason = issues.some((issue) => issue.code === 'pickup-refused' && issue.message);
  const visibleIssues = issues.filter(({ code }) => code !== 'cutoff-passed' || !hasProviderReason);
  // A tour that overlaps with two others of the same name says so once.
  const texts = new Set(visibleIssues.map(textOf));
  return (
    <div>
      <RefusedPickup item={item} issues={issues} check={check} />
      {[...texts].map((text) => (
        <p key={text}>
          {/* The provider's reason may be written the other way than the words around it. */}
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
}

/** Which of a round trip's pickups was refused. */
function RefusedPickup({ item, issues, check }: ProblemTextProps) {
  const labels = usePickupLabels();
  const { weekday } = useFormats();
  useStyles(css);
  if (item.kind !== 'transfer' || !item.cartLine.line.roundtrip) return null;
  if (!issues.some(({ code }) => code === 'pickup-refused')) return null;
  const { id, line } = item.cartLine;
  const leg = legToRepair(line, issues, check.transfers[id]?.pickups ?? []);
  const kind = legKindsOfLine(line).find(({ name }) => name === leg);
  const { pickupAt } = legOfLine(line, leg);
  return (
    kind && (
      <p className="refused-pickup">
        {labels[legHeading(kind)]} ·{' '}
        <span>
          {weekday(pickupAt)} <DateTimeText at={pickupAt} />
        </span>
      </p>
    )
  );
}
