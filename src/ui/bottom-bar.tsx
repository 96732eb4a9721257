import type { ReactNode } from 'react';
import css from './bottom-bar.css?inline';
import { useStyles } from './ui-context.ts';

interface BottomBarProps {
  back?: ReactNode;
  /** Between the buttons, such as a total. */
  children?: ReactNode;
  forward: ReactNode;
}

/** Back and Continue, always visible at the bottom edge. */
export function BottomBar({ back, children, forward }: BottomBarProps) {
  useStyles(css);
  return (
    <div className="bottom-bar" part="navigation">
      {back}
      {children !== undefined && children !== false && <div className="bottom-bar-middle">{children}</div>}
      {forward}
    </div>
  );
}
