import { PARENT_PARAMETER } from '../schema/messages/parent-parameter.ts';
import { visitParameters } from '../schema/visit-parameters.ts';

const names: readonly string[] = [...Object.values(visitParameters), PARENT_PARAMETER];

/** Whether a query parameter of the hosted page applies to the whole visit: it stays in the URL and is part of no route. */
export function isVisitParameter(name: string): boolean {
  return names.includes(name);
}

/** The query of the route in a URL of the hosted page: without the parameters of the visit, the rest as written there. */
export function searchOfRoute(search: string): string {
  const parameters = search.slice(1).split('&');
  const routeParameters = parameters.filter((parameter) => {
    const [name] = new URLSearchParams(parameter).keys();
    return name !== undefined && !isVisitParameter(name);
  });
  return routeParameters.length > 0 ? `?${routeParameters.join('&')}` : '';
}
