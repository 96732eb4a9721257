import type { ReactNode } from 'react';
import css from './columns.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Beside the main column and sticky if there is room, otherwise below it. */
  aside: ReactNode;
  /** Above the main column if there is no room for two, because it determines what that column shows. */
  asideFirst?: boolean;
}

export function Columns({ children, aside, asideFirst }: ColumnsProps) {
  const { keepInView } = useUi();
  useStyles(css);
  const beside = (
    <div ref={keepInView} className="columns-aside">
      {aside}
    </div>
  );
  return (
    <div className="columns">
      {asideFirst && beside}
      <div className="columns-main">{children}</div>
      {!asideFirst && beside}
    </div>
  );
}
