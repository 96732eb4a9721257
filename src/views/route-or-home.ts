import { isRoutePath } from '../paths.ts';

/** The route that an engine's attribute or property names. One that leads nowhere means the start; its author is told. */
export function routeOrHome(route: string): string {
  if (isRoutePath(route)) return route;
  console.warn(
    `[booking-engine] attribute "route": "${route}" is not a path of the storefront, such as /transfers`,
  );
  return '/';
}
