import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useLanguage } from '../i18n/language-provider.tsx';
import { routeOf } from '../routing/match.ts';
import { paths } from '../routing/paths.ts';
import { routes } from '../routing/routes.ts';
import type { RouteName } from '../schema/events.ts';
import { ChunkError } from '../shared/chunk-error.tsx';
import { useElement } from '../shared/element-host.ts';
import { useStorefront } from '../shared/storefront-context.ts';
import { Stack } from '../ui/layout.tsx';
import { SkeletonCard, SkeletonGrid } from '../ui/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { screens, usePreloadedScreens } from './screens.tsx';
import { messagesQuery } from './use-messages.ts';

/** The screen of the current route, by the table of routes. */
export function CurrentScreen() {
  usePreloadedScreens();
  const search = useSearch();
  const { catalog } = useLanguage();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch>
        {routesWith('core')}
        {catalog === 'core' && (
          <Route>
            <AwaitingMessages />
          </Route>
        )}
        {routesWith('all')}
        <Route path="/tours" component={FormerTours} />
        <Route path="/tours/:tour" component={FormerTours} />
        <Route path="/test">{null}</Route>
        <Route>
          <Redirect to={paths.notFound(search)} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

function routesWith(catalog: 'core' | 'all') {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].catalog === catalog);
  return names.map((name) => (
    <Route key={name} path={routes[name].pattern} component={screens[name].Screen} />
  ));
}

function FormerTours() {
  const [path] = useLocation();
  return <Redirect to={paths.formerTours(path, useSearch())} replace />;
}

/** Shown while a screen's messages are loading, or if they failed to load. */
function AwaitingMessages() {
  const storefront = useStorefront();
  const { language } = useLanguage();
  const { isError } = useQuery({ ...messagesQuery(storefront, language, 'all'), enabled: false });
  return isError ? <ChunkError /> : <ScreenSkeleton />;
}

/** Screens of cards side by side; the others are made of fields and facts. */
const gridScreens: readonly RouteName[] = ['activities', 'activities-category', 'extras', 'transfers-extras'];

/** A heading, and the outline of what the route's screen shows. */
function ScreenSkeleton() {
  const [path] = useLocation();
  const isGrid = gridScreens.includes(routeOf(path).name);
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton width="60%" height={36} />
        {isGrid ? <SkeletonGrid /> : <SkeletonCard of="fields" height={360} />}
      </Stack>
    </SkeletonRegion>
  );
}

/** Dispatches every change of the route to the host page, without sale tokens. */
export function RouteEvents() {
  const { emit } = useElement();
  const { location } = useStorefront();
  const [path] = useLocation();
  useEffect(() => {
    if (!location.claimChangeEvent()) return;
    // A redirect may have navigated again before this runs: the final route is reported.
    const { name, publicPath } = routeOf(location.path);
    emit('booking-route-change', { path: publicPath, name, source: location.source });
  }, [emit, location, path]);
  return null;
}
