import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { routeOf } from '../../routing/match.ts';
import { paths } from '../../routing/paths.ts';
import { routes } from '../../routing/routes.ts';
import type { RouteName } from '../../schema/events.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SkeletonCard, SkeletonGrid } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { screens } from './screens.tsx';
import { messagesQuery } from '../startup/use-messages.ts';

/** The screen of the route, by the table of routes. */
export function RoutedScreen() {
  const search = useSearch();
  const { catalog } = useLanguage();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch>
        {routesWith('first-screen')}
        {catalog === 'first-screen' && (
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

function routesWith(catalog: 'first-screen' | 'all') {
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
  const { language } = useLanguage();
  const { isError } = useQuery({ ...messagesQuery(language, 'all'), enabled: false });
  return isError ? <ChunkError /> : <ScreenSkeleton />;
}

/** Screens with cards side by side; the others consist of fields and facts. */
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
