import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import type { RouteName } from '../schema/route-name.ts';
import { aliases, routeNames, routes, type RouteDefinition } from './routes.ts';

/** Every pattern with its name: those of the table, then the aliases. */
const routePatterns: readonly { name: RouteName; pattern: string }[] = [
  ...routeNames.map((name) => ({ name, pattern: routes[name].pattern })),
  ...aliases,
];

/** The name of a path's route, its sale token as written there, and the path without it, which the host page may see. */
export function routeOf(path: string): { name: RouteName; publicPath: string; token: string | undefined } {
  const route = match(path);
  if (!route) return { name: 'not-found', token: undefined, publicPath: path };
  const { name, pattern, params } = route;
  const { token } = params;
  return { name, token, publicPath: token === undefined ? path : pattern };
}

/** The definition of a path's route. */
export function definitionOf(path: string): RouteDefinition {
  return routes[routeOf(path).name];
}

/** Whether a route leads to a screen. */
export function isKnownRoute(route: string): boolean {
  return match(route.split('?')[0] ?? '') !== undefined;
}

/** The first pattern that matches, as in wouter's `Switch`. */
function match(path: string) {
  for (const { name, pattern } of routePatterns) {
    const [isMatch, params] = matchRoute<DefaultParams>(parse, pattern, path);
    if (!isMatch) continue;
    return Object.values(params).some(isDotSegment) ? undefined : { name, pattern, params };
  }
  return undefined;
}

/** Browsers resolve segments of one or two dots, encoded or not, so no URL can contain such a parameter. */
function isDotSegment(segment = ''): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment);
}
