import type { ReactNode } from 'react';
import css from './screen-frame.css?inline';
import screenCss from './screen.css?inline';
import { useStyles } from '../ui-context.ts';

interface ScreenFrameProps {
  /** The heading of the screen, with the Back button above it. */
  top?: ReactNode;
  children: ReactNode;
  /** Forms and notices stay narrow enough to read; lists take the full width. */
  width?: 'narrow' | 'full';
}

/** Separates the parts of a screen and limits their width. */
export function ScreenFrame({ top, children, width = 'full' }: ScreenFrameProps) {
  useStyles(screenCss);
  useStyles(css);
  return (
    <div className="screen" data-width={width}>
      {top !== undefined && <div className="screen-top">{top}</div>}
      {children}
    </div>
  );
}
