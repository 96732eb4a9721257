import { useRef, type ReactNode } from 'react';
import type { ItineraryLine } from '../../../cart/itinerary.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LineIssues } from '../issues/line-issues.tsx';
import type { CartIssues } from '../issues/use-cart-issues.ts';

interface CartLineProps {
  item: ItineraryLine;
  cartIssues: CartIssues;
  onEditTransfer: (cartLine: CartTransfer) => void;
  onRemove: (id: string) => void;
  /** The card of the line. */
  children: ReactNode;
}

/** A line of the cart: its card and its issues. */
export function CartLine({ item, cartIssues, onEditTransfer, onRemove, children }: CartLineProps) {
  const listItem = useRef<HTMLLIElement>(null);
  const lockedReason = useLockedReason();
  const { id } = item.cartLine;
  const { check, byLine, lineToFocus, onLineFocused } = cartIssues;
  const issues = byLine[id];
  return (
    <li ref={listItem} tabIndex={-1} part="cart-line">
      <Stack gap="small">
        {children}
        {check && issues && (
          <LineIssues
            item={item}
            issues={issues}
            check={check}
            shouldFocus={lineToFocus === id}
            onFocused={onLineFocused}
            lockedReason={lockedReason(id)}
            onEditTransfer={onEditTransfer}
            onRemove={() => onRemove(id)}
            // The pressed button disappears along with its notice.
            onRepaired={() => requestAnimationFrame(() => listItem.current?.focus())}
          />
        )}
      </Stack>
    </li>
  );
}
