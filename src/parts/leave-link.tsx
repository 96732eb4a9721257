import type { MouseEvent, ReactNode } from 'react';
import type { ButtonVariant } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { useLeave } from './use-leave.ts';

interface LeaveLinkProps {
  /** A checked address (`safeUrl`). */
  to: URL;
  purpose: 'payment' | 'hosted';
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link away from the storefront: the host page hears of it first, and in a frame the whole tab goes. */
export function LeaveLink({ to, purpose, variant = 'secondary', children }: LeaveLinkProps) {
  const leave = useLeave();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave(to.href, purpose);
  };
  return (
    <ButtonLink href={to.href} variant={variant} onClick={follow}>
      {children}
    </ButtonLink>
  );
}
