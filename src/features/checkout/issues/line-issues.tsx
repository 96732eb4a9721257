import { useEffect, useRef } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
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
  /** The notice receives the focus whenever this changes to another object. */
  focusRequest: object | undefined;
}

/** The issues of a line, and how to resolve them. Hints look less urgent and can be ignored. */
export function LineIssues({ item, focusRequest, onEditTransfer, ...repairs }: LineIssuesProps) {
  const notice = useRef<HTMLDivElement>(null);
  const textOf = useIssueText(item);
  useEffect(() => {
    if (focusRequest) notice.current?.focus();
  }, [focusRequest]);
  const { issues } = repairs;
  // A refused pickup already says why it is too late.
  const isExplained = issues.some((issue) => issue.code === 'pickup-refused' && issue.message);
  const visibleIssues = issues.filter(({ code }) => code !== 'cutoff-passed' || !isExplained);
  return (
    <Alert
      ref={notice}
      tone={issues.some(isBlocking) ? 'warning' : 'info'}
      actions={<LineRepairs {...repairs} item={item} onEditTransfer={onEditTransfer} />}
    >
      {visibleIssues.map(textOf).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
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
