import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePrefetchNextScreens } from './use-prefetch-next-screens.ts';

/** The screen of the current route. */
export function CurrentScreen() {
  const [path] = useLocation();
  usePrefetchNextScreens();
  return (
    <ScreenBoundary key={routeOf(path).name} path={path}>
      <RoutedScreen />
    </ScreenBoundary>
  );
}
