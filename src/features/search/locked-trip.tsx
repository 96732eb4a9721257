import type { ReactNode } from 'react';
import { useStyles } from '../../ui/ui-context.ts';
import css from './locked-trip.css?inline';

/** The direction and both ends of a trip that the page has locked, in one line. */
export function LockedTrip({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="locked-trip">{children}</div>;
}
