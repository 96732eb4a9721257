import { lazy, type ReactNode } from 'react';
import { useOverlayClose } from './overlay.tsx';

const LeaveOverlay = lazy(async () => ({
  default: (await import('../features/payments/redirecting-from-overlay.tsx')).RedirectingFromOverlay,
}));

/**
 * For screens with third-party scripts and windows, which a modal dialog would cover and make inert. In an overlay,
 * such a screen moves to an engine on the page or to the hosted page.
 */
export function NeverInOverlay({ children }: { children: ReactNode }) {
  const close = useOverlayClose();
  return close ? <LeaveOverlay close={close} /> : children;
}
