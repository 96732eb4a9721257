import type { RouteName } from '../schema/events.ts';
import { aliases, routes, type RouteDefinition } from './routes.ts';

/** Every pattern with its name: those of the table, then the aliases. */
export const routePatterns: readonly { name: RouteName; pattern: string }[] = [
  ...(Object.keys(routes) as RouteName[]).map((name) => ({ name, pattern: routes[name].pattern })),
  ...aliases,
];

/** The name of a path's route, and the path without its sale token, which can be shown to the host page. */
export function routeOf(path: string): { name: RouteName; publicPath: string; token: string | undefined } {
  const { name, pattern } = match(path) ?? { name: 'not-found', pattern: '' };
  const token = path.split('/')[pattern.split('/').indexOf(':token')];
  return { name, token, publicPath: token === undefined ? path : pattern };
}

/** The definition of a path's route. */
export function definitionOf(path: string): RouteDefinition {
  return routes[routeOf(path).name];
}

/** Whether a path, with or without a query, leads to a screen. */
export function isRoutePath(path: string): boolean {
  return match(path.split('?')[0] ?? '') !== undefined;
}

function match(path: string) {
  const segments = path.split('/');
  return routePatterns.find(({ pattern }) => {
    const parts = pattern.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) =>
        part.startsWith(':') ? !isStep(segments[index] ?? '') : part === segments[index],
      )
    );
  });
}

/** Browsers resolve segments of one or two dots, encoded or not, and drop empty ones. */
function isStep(segment: string): boolean {
  return /^(\.|%2e){0,2}$/i.test(segment);
}
