import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { paths } from '../../routing/paths.ts';
import { aliases, catalogScopeOf, routeNames, routes } from '../../routing/routes.ts';
import type { CatalogScope } from '../../schema/language.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { useSession } from '../../shared/storefront/session-context.ts';
import { messagesQuery } from '../startup/use-messages.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screens } from './screens.tsx';

/** The screen of the current route. Screens that need all messages wait for them. */
export function RoutedScreen() {
  const search = useSearch();
  const { catalogScope } = useLanguage();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch>
        {routesWith('first-screen')}
        {catalogScope === 'first-screen' && (
          <Route>
            <AwaitingMessages />
          </Route>
        )}
        {routesWith('all')}
        {aliases.map(({ pattern, shows }) => (
          <Route key={pattern} path={pattern}>
            {shows === 'former-tours' && <FormerTours />}
          </Route>
        ))}
        <Route>
          <Redirect to={paths.notFound(search)} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** An array, because `Switch` looks for its routes in arrays but not in components. */
function routesWith(scope: CatalogScope) {
  const names = routeNames.filter((name) => catalogScopeOf(name) === scope);
  return names.map((name) => (
    <Route key={name} path={routes[name].pattern} component={screens[name].Screen} />
  ));
}

/** Shown while the messages are loading, or if they failed to load. */
function AwaitingMessages() {
  // Not the language of the loaded messages: those of a new one may have failed to load.
  const { language } = useSession();
  const { isError } = useQuery({ ...messagesQuery(language, 'all'), enabled: false });
  return isError ? <ChunkError /> : <ScreenSkeleton />;
}

/** Redirects from the routes that tours had in an older storefront. */
function FormerTours() {
  const [path] = useLocation();
  const search = useSearch();
  return <Redirect to={paths.formerTours(path, search)} replace />;
}
