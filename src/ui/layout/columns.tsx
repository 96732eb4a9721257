import type { ReactNode } from 'react';
import css from './columns.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Stays in view beside the main column, or follows below it if there is no room. */
  aside: ReactNode;
  /** Without room beside the main column, places the aside above it instead of below, because it determines what the column shows. */
  asideFirst?: boolean;
}

/** A main column and an aside. */
export function Columns({ children, aside, asideFirst }: ColumnsProps) {
  const { keepInView } = useUi();
  useStyles(css);
  const asideColumn = (
    <div ref={keepInView} className="columns-aside">
      {aside}
    </div>
  );
  return (
    <div className="columns">
      {asideFirst && asideColumn}
      <div className="columns-main">{children}</div>
      {!asideFirst && asideColumn}
    </div>
  );
}
