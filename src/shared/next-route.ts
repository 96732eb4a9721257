import { createContext, use, useEffect } from 'react';

/** Hears from the screen that is shown which route the visitor will probably open next. */
export const NextRouteContext = createContext<(route: string | undefined) => void>(() => undefined);

/** Has the screen of a route drawn ahead, as long as this one is shown: it then opens at once. */
export function useNextRoute(route: string | undefined): void {
  const announce = use(NextRouteContext);
  useEffect(() => {
    if (route === undefined) return;
    announce(route);
    return () => announce(undefined);
  }, [announce, route]);
}
