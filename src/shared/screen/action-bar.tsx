import { BottomBar, type BottomBarProps } from '../../ui/layout/bottom-bar.tsx';
import { BackButton } from './back-button.tsx';

interface ActionBarProps extends Omit<BottomBarProps, 'backButton'> {
  /** Where the Back button leads if there is no earlier screen. Without a route, the bar has no Back button. */
  backTo?: string;
}

/** A bar at the bottom of the screen with the main action and, if there is a way back, a Back button. */
export function ActionBar({ backTo, ...props }: ActionBarProps) {
  // Alone, the button starts where the text above it does.
  const isAlone = !props.summary && !props.children;
  return (
    <BottomBar {...props} backButton={backTo !== undefined && <BackButton to={backTo} flush={isAlone} />} />
  );
}
