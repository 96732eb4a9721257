import { lazy, type ReactNode } from 'react';
import { useOverlayClose } from './overlay.tsx';

const LeaveOverlay = lazy(async () => ({
  default: (await import('../features/payments/leave-overlay.tsx')).LeaveOverlay,
}));

/**
 * For screens that bring scripts and windows of others: a modal dialog would cover those and make them dead. In an
 * overlay such a screen goes on in an engine on the page, else on the hosted page.
 */
export function NeverInOverlay({ children }: { children: ReactNode }) {
  const close = useOverlayClose();
  return close ? <LeaveOverlay close={close} /> : children;
}
