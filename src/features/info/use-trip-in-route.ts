import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { TripQuery } from '../../schema/trip.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { tripInQuery } from '../../trip/search/trip-query.ts';

/** The trip in the route, completed from the visitor's search; an end that neither contains is empty. */
export function useTripInRoute(): TripQuery {
  const { search } = useStorefront().state;
  const trip = tripInQuery(new URLSearchParams(useSearch()), useSnapshot(search.state));
  return { ...trip, from: trip.from ?? '', to: trip.to ?? '' };
}
