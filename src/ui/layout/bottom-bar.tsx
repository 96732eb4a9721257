import type { ReactNode } from 'react';
import css from './bottom-bar.css?inline';
import { useStyles, useUi } from '../ui-context.ts';

interface BottomBarProps {
  back?: ReactNode;
  /** Between the buttons, such as a total. */
  children?: ReactNode;
  forward: ReactNode;
  /** Not at the edge, but where the screen ends. */
  resting?: boolean | undefined;
}

/** Back and the main action, always visible at the bottom edge unless it rests. */
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
