import type { ReactNode } from 'react';
import css from './columns.css?inline';
import { useStyles } from './ui-context.ts';

interface ColumnsProps {
  children: ReactNode;
  /** Stands beside the main column where there is room and stays in sight; else below it. */
  aside: ReactNode;
  /** Where there is no room for two columns it stands above: it decides what the main column shows. */
  asideFirst?: boolean;
}

export function Columns({ children, aside, asideFirst }: ColumnsProps) {
  useStyles(css);
  const beside = <div className="columns-aside">{aside}</div>;
  return (
    <div className="columns">
      {asideFirst && beside}
      <div className="columns-main">{children}</div>
      {!asideFirst && beside}
    </div>
  );
}
