import type { ReactNode } from 'react';
import css from './mark.css?inline';
import { useStyles } from '../ui-context.ts';

/** An icon on a tile in the company's colour, for the kind of thing beside it. `--mark-size` is the tile's size. */
export function Mark({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <span className="mark" aria-hidden="true">
      {children}
    </span>
  );
}
