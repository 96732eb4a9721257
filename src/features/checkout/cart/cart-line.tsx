import { useRef, type ReactNode } from 'react';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LineIssues } from '../issues/line-issues.tsx';
import type { CartKnowledge } from '../issues/use-cart-issues.ts';

interface CartLineProps {
  item: ItineraryLine;
  knowledge: CartKnowledge;
  onEdit: (cartLine: CartTransfer) => void;
  onRemove: (id: string) => void;
  /** The card of the line. */
  children: ReactNode;
}

/** A line of the cart: its card and its issues. */
export function CartLine({ item, knowledge, onEdit, onRemove, children }: CartLineProps) {
  const place = useRef<HTMLLIElement>(null);
  const lockedReason = useLockedReason();
  const { id } = item.cartLine;
  const { check, issues, focusedIssue } = knowledge;
  const lineIssues = issues[id];
  return (
    <li ref={place} tabIndex={-1} part="cart-line">
      <Stack gap="small">
        {children}
        {check && lineIssues && (
          <LineIssues
            item={item}
            issues={lineIssues}
            check={check}
            focusRequest={focusedIssue?.line === id ? focusedIssue : undefined}
            lockedReason={lockedReason(id)}
            onEdit={onEdit}
            onRemove={() => onRemove(id)}
            // The pressed button disappears along with its notice.
            onRepaired={() => requestAnimationFrame(() => place.current?.focus())}
          />
        )}
      </Stack>
    </li>
  );
}
