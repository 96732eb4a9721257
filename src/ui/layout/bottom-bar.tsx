import type { ReactNode } from 'react';
import css from './bottom-bar.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

export interface BottomBarProps {
  backButton?: ReactNode;
  /** Shown before the main action, such as a total. */
  summary?: ReactNode;
  /** The button of the main action. */
  children: ReactNode;
  /** Whether the bar sticks to the bottom edge of the window; otherwise it is a plain row at the end of the screen. */
  sticky?: boolean;
}

/** The Back button and the button of the main action, at the bottom of a screen. */
export function BottomBar({ backButton, summary, children, sticky = true }: BottomBarProps) {
  const { keepInView } = useUi();
  useStyles(css);
  return (
    <div
      ref={keepInView}
      className="bottom-bar"
      part="navigation"
      data-static={sticky ? undefined : ''}
      data-back-only={summary || children ? undefined : ''}
    >
      {backButton}
      {summary && <div className="bottom-bar-middle">{summary}</div>}
      {children}
    </div>
  );
}
