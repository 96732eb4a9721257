import { useEffect, useRef } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ExtraRepairs } from './extra-repairs.tsx';
import type { LineRepairsProps } from './repair-list.tsx';
import { TourRepairs } from './tour-repairs.tsx';
import { TransferRepairs } from './transfer-repairs.tsx';
import { useIssueTexts } from './use-issue-texts.ts';

export interface LineIssuesProps extends LineRepairsProps {
  item: ItineraryLine;
  /** The line is focused whenever this changes to another object: its issue must be resolved first. */
  focusRequest: object | undefined;
  onEdit: (cartLine: CartTransfer) => void;
}

/** The issues of a line, and how to resolve them. Hints look less urgent and can be ignored. */
export function LineIssues({ item, focusRequest, onEdit, ...repairs }: LineIssuesProps) {
  const place = useRef<HTMLDivElement>(null);
  const textOf = useIssueTexts(item);
  useEffect(() => {
    if (focusRequest) place.current?.focus();
  }, [focusRequest]);
  const { issues } = repairs;
  // A refused pickup already says why it is too late.
  const isExplained = issues.some((issue) => issue.code === 'pickup-refused' && issue.message);
  const visibleIssues = issues.filter(({ code }) => code !== 'cutoff-passed' || !isExplained);
  return (
    <Alert
      ref={place}
      tone={issues.some(isBlocking) ? 'warning' : 'info'}
      actions={
        <>
          {item.kind === 'tour' && <TourRepairs {...repairs} cartLine={item.cartLine} />}
          {item.kind === 'transfer' && (
            <TransferRepairs {...repairs} cartLine={item.cartLine} onEdit={() => onEdit(item.cartLine)} />
          )}
          {item.kind === 'extra' && <ExtraRepairs {...repairs} cartLine={item.cartLine} />}
        </>
      }
    >
      {visibleIssues.map((issue) => (
        <p key={textOf(issue)}>{textOf(issue)}</p>
      ))}
    </Alert>
  );
}
