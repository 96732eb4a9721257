import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePrefetchedScreens } from './use-prefetched-screens.ts';

/** The screen of the current route. */
export function CurrentScreen() {
  const [path] = useLocation();
  usePrefetchedScreens();
  return (
    <ScreenBoundary key={routeOf(path).name} path={path}>
      <RoutedScreen />
    </ScreenBoundary>
  );
}
