import type { ReactNode } from 'react';
import css from './bottom-bar.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface BottomBarProps {
  backButton?: ReactNode;
  /** Shown between the buttons, such as a total. */
  children?: ReactNode;
  /** The button of the main action. */
  mainButton: ReactNode;
  /** Whether the bar sticks to the bottom edge of the window; otherwise it is at the end of the screen. */
  sticky?: boolean | undefined;
}

/** The Back button and the button of the main action, at the bottom of a screen. */
export function BottomBar({ backButton, children, mainButton, sticky = true }: BottomBarProps) {
  const { keepInView } = useUi();
  useStyles(css);
  return (
    <div ref={keepInView} className="bottom-bar" part="navigation" data-static={sticky ? undefined : ''}>
      {backButton}
      {children && <div className="bottom-bar-middle">{children}</div>}
      {mainButton}
    </div>
  );
}
