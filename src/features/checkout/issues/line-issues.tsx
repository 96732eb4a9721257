import { useEffect, useRef } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ExtraRepairs } from './extra-repairs.tsx';
import type { LineRepairsProps } from './problem-list.tsx';
import { TourRepairs } from './tour-repairs.tsx';
import { TransferRepairs } from './transfer-repairs.tsx';

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
  useEffect(() => {
    if (!shouldFocus) return;
    notice.current?.focus();
    onFocused();
  }, [shouldFocus, onFocused]);
  return (
    <Alert ref={notice} tone={repairs.issues.some(isBlocking) ? 'warning' : 'info'}>
      <LineRepairs {...repairs} item={item} onEditTransfer={onEditTransfer} />
    </Alert>
  );
}

/** The issues of a line with the repairs that its kind can have. */
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
