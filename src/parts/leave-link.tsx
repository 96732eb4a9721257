import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../ui/link.tsx';
import { useLeave } from './use-leave.ts';

interface LeaveLinkProps {
  /** A checked address (`safeUrl`). */
  to: URL;
  purpose: 'payment' | 'hosted';
  children: ReactNode;
}

/** A link away from the storefront: the host page hears of it first, and in a frame the whole tab goes. */
export function LeaveLink({ to, purpose, children }: LeaveLinkProps) {
  const leave = useLeave();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave(to.href, purpose);
  };
  return (
    <ButtonLink href={to.href} onClick={follow}>
      {children}
    </ButtonLink>
  );
}
