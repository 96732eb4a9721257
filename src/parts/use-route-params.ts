import { useParams } from 'wouter';
import { segmentValue } from '../schema/segment-value.ts';

/** The named parts of the route that is shown, as they were before they went into an address. */
export function useRouteParams<Name extends string>(): Record<Name, string> {
  const params = useParams();
  const decoded = Object.entries(params).map(([name, value]) => [name, segmentValue(value ?? '')]);
  return Object.fromEntries(decoded) as Record<Name, string>;
}
