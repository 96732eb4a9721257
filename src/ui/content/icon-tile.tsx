import type { ReactNode } from 'react';
import { useStyles } from '../ui-context.ts';
import css from './icon-tile.css?inline';

/** A decorative icon on a square in the company's colour. Style sheets set its size with `--tile-size`, 44px by default. */
export function IconTile({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <span className="icon-tile" aria-hidden="true">
      {children}
    </span>
  );
}
