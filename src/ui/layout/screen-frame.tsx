import type { ReactNode } from 'react';
import css from './screen.css?inline';
import { useStyles } from '../ui-context.ts';

interface ScreenFrameProps {
  children: ReactNode;
  /** Forms and notices stay narrow enough to read; lists take the full width. */
  width?: 'narrow' | 'full';
}

/** Spaces the parts of a screen and limits its width. */
export function ScreenFrame({ children, width = 'full' }: ScreenFrameProps) {
  useStyles(css);
  return (
    <div className="screen" data-width={width}>
      {children}
    </div>
  );
}

/** The Back button, if any, above the heading of a screen. */
export function ScreenTop({ children }: { children: ReactNode }) {
  return <div className="screen-top">{children}</div>;
}
