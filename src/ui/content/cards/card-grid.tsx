import type { ReactNode } from 'react';
import { useStyles } from '../../ui-context.ts';
import css from './card-grid.css?inline';

/** Places cards side by side, in up to four columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="card-grid">{children}</div>;
}
