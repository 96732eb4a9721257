import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePrefetchNextScreens } from './use-prefetch-next-screens.ts';

/** The screen of the current route, or an error in its place. Prefetches the screens that are likely to follow. */
export function CurrentScreen() {
  const [path] = useLocation();
  usePrefetchNextScreens();
  // The key removes the previous screen at once. Without it, React would only hide that while the next one loads.
  return (
    <ScreenBoundary key={routeOf(path).name} path={path}>
      <RoutedScreen />
    </ScreenBoundary>
  );
}
