import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/layout/bottom-bar.tsx';
import { BackButton } from './back-button.tsx';

interface BottomNavProps {
  /** Where Back leads if the visitor came from outside. Only where no `Screen` has a Back button above its heading. */
  backTo?: string;
  /** Before the main action, such as a total. */
  middle?: ReactNode;
  /** The main action. */
  children: ReactNode;
  /** If set, this is a row at the end of the screen instead of a bar at its edge: there is nothing to do yet. */
  resting?: boolean;
}

/** Where the visitor can go from here, in a bar at the bottom edge of the screen. */
export function BottomNav({ backTo, middle, children, resting }: BottomNavProps) {
  return (
    <BottomBar
      backButton={backTo !== undefined && <BackButton to={backTo} />}
      mainButton={children}
      resting={resting}
    >
      {middle}
    </BottomBar>
  );
}
