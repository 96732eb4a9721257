import { useEffect, useRef } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import { legToRepair } from '../../../cart/repairs/leg-to-repair.ts';
import { DateTimeText } from '../../../shared/formats/date-time-text.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePickupLabels } from '../../../shared/trip/use-pickup-labels.ts';
import { legHeading } from '../../../trip/legs.ts';
import { legKindsOfLine, legOfLine } from '../../../trip/transfer-line.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ExtraRepairs } from './extra-repairs.tsx';
import type { LineRepairsProps } from './repair-list.tsx';
import { TourRepairs } from './tour-repairs.tsx';
import { TransferRepairs } from './transfer-repairs.tsx';
import { useIssueText } from './use-issue-text.ts';

interface RepairsProps extends LineRepairsProps {
  item: ItineraryLine;
  onEditTransfer: (cartLine: CartTransfer) => void;
}

interface LineIssuesProps extends RepairsProps {
  /** Whether the notice should receive the focus. */
  shouldFocus: boolean;
  /** Called once the notice has received the focus, so that a later notice of the line does not. */
  onFocused: () => void;
}

/** The issues of a line, and how to resolve them. Hints look less urgent and can be ignored. */
export function LineIssues({ item, shouldFocus, onFocused, onEditTransfer, ...repairs }: LineIssuesProps) {
  const notice = useRef<HTMLDivElement>(null);
  const textOf = useIssueText(item);
  useEffect(() => {
    if (!shouldFocus) return;
    notice.current?.focus();
    onFocused();
  }, [shouldFocus, onFocused]);
  const { issues } = repairs;
  // The provider's reason for refusing a pickup replaces our own, that it is too late to book it.
  const hasProviderReason = issues.some((issue) => issue.code === 'pickup-refused' && issue.message);
  const visibleIssues = issues.filter(({ code }) => code !== 'cutoff-passed' || !hasProviderReason);
  // A tour that overlaps with two others of the same name says so once.
  const texts = new Set(visibleIssues.map(textOf));
  return (
    <Alert
      ref={notice}
      title={<RefusedPickup item={item} issues={issues} check={repairs.check} />}
      tone={issues.some(isBlocking) ? 'warning' : 'info'}
      actions={<LineRepairs {...repairs} item={item} onEditTransfer={onEditTransfer} />}
    >
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

/** Which of a round trip's pickups was refused. */
function RefusedPickup({ item, issues, check }: Pick<RepairsProps, 'item' | 'issues' | 'check'>) {
  const labels = usePickupLabels();
  const { weekday } = useFormats();
  if (item.kind !== 'transfer' || !item.cartLine.line.roundtrip) return null;
  if (!issues.some(({ code }) => code === 'pickup-refused')) return null;
  const { id, line } = item.cartLine;
  const leg = legToRepair(line, issues, check.transfers[id]?.pickups ?? []);
  const kind = legKindsOfLine(line).find(({ name }) => name === leg);
  const { pickupAt } = legOfLine(line, leg);
  return (
    kind && (
      <>
        {labels[legHeading(kind)]} · {weekday(pickupAt)} <DateTimeText at={pickupAt} />
      </>
    )
  );
}

/** The repairs that a line of this kind can have. */
function LineRepairs({ item, onEditTransfer, ...repairs }: RepairsProps) {
  switch (item.kind) {
    case 'tour':
      return <TourRepairs {...repairs} cartLine={item.cartLine} />;
    case 'transfer': {
      const { cartLine } = item;
      return <TransferRepairs {...repairs} cartLine={cartLine} onEdit={() => onEditTransfer(cartLine)} />;
    }
    case 'extra':
      return <ExtraRepairs {...repairs} cartLine={item.cartLine} />;
  }
}
