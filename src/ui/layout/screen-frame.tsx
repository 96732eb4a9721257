import type { ReactNode } from 'react';
import css from './screen.css?inline';
import { useStyles } from '../ui-context.ts';

interface ScreenFrameProps {
  children: ReactNode;
  /** Forms and notices stay narrow enough to read; lists take the full width. */
  width?: 'narrow' | 'full';
}

/** Separates the parts of a screen and limits their width. */
export function ScreenFrame({ children, width = 'full' }: ScreenFrameProps) {
  useStyles(css);
  return (
    <div className="screen" data-width={width}>
      {children}
    </div>
  );
}

/** The top of a screen: its heading, and the Back button above it. */
export function ScreenTop({ children }: { children: ReactNode }) {
  return <div className="screen-top">{children}</div>;
}
