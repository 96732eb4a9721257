import type { ReactNode } from 'react';
import css from './mark.css?inline';
import { useStyles } from '../ui-context.ts';

/** A drawing on a tile in the company's colour: what kind of thing stands beside it. `--mark-size` is the tile's. */
export function Mark({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <span className="mark" aria-hidden="true">
      {children}
    </span>
  );
}
