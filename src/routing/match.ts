import { parse } from 'regexparam';
import type { RouteName } from '../schema/route-name.ts';
import { aliases, routeNames, routes, type RouteDefinition } from './routes.ts';

/** Every pattern with its name: those of the table, then the aliases. */
const routePatterns: readonly { name: RouteName; pattern: string }[] = [
  ...routeNames.map((name) => ({ name, pattern: routes[name].pattern })),
  ...aliases,
];

interface MatchedRoute {
  name: RouteName;
  /** The values of the pattern's parameters, as written in the path. */
  params: Readonly<Record<string, string | undefined>>;
  /** The sale token, as written in the path. */
  token: string | undefined;
  /** The path without the token, which the host page may see. */
  publicPath: string;
}

/** The route of a path. */
export function routeOf(path: string): MatchedRoute {
  const route = match(path);
  if (!route) return { name: 'not-found', params: {}, token: undefined, publicPath: path };
  const { name, pattern, params } = route;
  const { token } = params;
  return { name, params, token, publicPath: token === undefined ? path : pattern };
}

/** The definition of a path's route. */
export function definitionOf(path: string): RouteDefinition {
  return routes[routeOf(path).name];
}

/** Whether a route leads to a screen. */
export function isKnownRoute(route: string): boolean {
  return match(route.split('?')[0] ?? '') !== undefined;
}

/** The first pattern that matches, as in wouter's `Switch`, whose parser this is; wouter itself would add React to a script. */
function match(path: string) {
  for (const { name, pattern } of routePatterns) {
    const { keys, pattern: expression } = parse(pattern);
    const values = expression.exec(path)?.slice(1);
    if (!values) continue;
    const params: Partial<Record<string, string>> = Object.fromEntries(
      keys.map((key, index) => [key, values[index]]),
    );
    return values.some(isDotSegment) ? undefined : { name, pattern, params };
  }
  return undefined;
}

/** Browsers resolve segments of one or two dots, encoded or not, so no URL can contain such a parameter. */
function isDotSegment(segment = ''): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment);
}
