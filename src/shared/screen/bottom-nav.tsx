import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/layout/bottom-bar.tsx';
import { BackButton } from './back-button.tsx';

interface BottomNavProps {
  /** Where the Back button leads if there is no earlier screen. Without a route, the bar has no Back button. */
  backTo?: string;
  /** Shown before the main action, such as a total. */
  summary?: ReactNode;
  /** The main action. */
  children: ReactNode;
  /** False while there is nothing to do yet: the bar is then a plain row at the end of the screen. */
  sticky?: boolean;
}

/** A bar at the bottom edge of the screen with the main action and, if there is a way back, a Back button. */
export function BottomNav({ backTo, summary, children, sticky }: BottomNavProps) {
  return (
    <BottomBar
      backButton={backTo !== undefined && <BackButton to={backTo} />}
      mainButton={children}
      sticky={sticky}
    >
      {summary}
    </BottomBar>
  );
}
