import { memo, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { splitRoute } from '../routing/location.ts';
import { routeOf } from '../routing/match.ts';
import { RouteAhead } from '../routing/route-ahead.ts';
import { NextRouteContext } from '../shared/next-route.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Stage } from './stage.tsx';
import { usePreloadedScreens } from './use-preloaded-screens.ts';

/** The screen of the current route, and the one that it expects next, drawn ahead. */
export function CurrentScreen() {
  const [path] = useLocation();
  const [next, setNext] = useState<string>();
  const preloaded = usePreloadedScreens();
  const { name } = routeOf(path);
  const nameAhead = next === undefined ? name : routeOf(splitRoute(next).path).name;
  // Drawn without its chunk, a screen that cannot be loaded would stay lost once it is opened.
  const isAhead = nameAhead !== name && preloaded.includes(nameAhead);
  return (
    <NextRouteContext value={setNext}>
      <StagedScreen key={name} />
      {isAhead && <StagedScreen key={nameAhead} ahead={next} />}
    </NextRouteContext>
  );
}

interface StagedScreenProps {
  /** Its route, as long as the visitor has not opened it. */
  ahead?: string | undefined;
}

/** A screen that keeps what was drawn ahead when the visitor opens it. */
const StagedScreen = memo(function StagedScreen({ ahead }: StagedScreenProps) {
  const route = useMemo(() => (ahead === undefined ? undefined : splitRoute(ahead)), [ahead]);
  const isAhead = route !== undefined;
  return (
    <ScreenBoundary ahead={isAhead}>
      <Stage ahead={isAhead}>
        <RouteAhead value={route}>
          <RoutedScreen />
        </RouteAhead>
      </Stage>
    </ScreenBoundary>
  );
});
