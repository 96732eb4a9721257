import type { ReactNode } from 'react';
import css from './bottom-bar.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface BottomBarProps {
  /** The Back button. */
  back?: ReactNode;
  /** Between the buttons, such as a total. */
  children?: ReactNode;
  /** The button of the main action. */
  forward: ReactNode;
  /** At the end of the screen instead of the edge of the window. */
  resting?: boolean | undefined;
}

/** The Back button and the main action, at the bottom edge of the window. */
export function BottomBar({ back, children, forward, resting }: BottomBarProps) {
  const { keepInView } = useUi();
  useStyles(css);
  return (
    <div ref={keepInView} className="bottom-bar" part="navigation" data-resting={resting ? '' : undefined}>
      {back}
      {children !== undefined && children !== false && <div className="bottom-bar-middle">{children}</div>}
      {forward}
    </div>
  );
}
