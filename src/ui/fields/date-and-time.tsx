import type { ReactNode } from 'react';
import css from './date-and-time.css?inline';
import { useStyles } from '../ui-context.ts';

/** The fields of a date and its time, side by side unless the container is very narrow. */
export function DateAndTime({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="date-and-time">{children}</div>;
}
