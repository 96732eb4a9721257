import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { adultsLimits, kidsLimits, searchFields, type ChosenPlace } from '../../domain/search.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { GivenTrip } from '../../schema/element-options.ts';
import type { Place } from '../../schema/place.ts';

/**
 * Takes over what the page's author gives of a trip: at the start, and again when it changes or goes. What the visitor
 * chooses in between stays. An airport or a place that the provider does not know is ignored.
 *
 * True once what needs no answer of the provider is taken over: a form that is shown before that would ask for the
 * wrong direction first.
 */
export function useGivenTrip(given: GivenTrip): boolean {
  const { search } = useStorefront().state;
  const [taken, setTaken] = useState(false);
  const { mode } = given;
  const airport = useAirport(given.airport);
  const from = usePlace(given.from);
  const to = usePlace(given.to);

  /** The end that is an airport in this direction takes nothing else. */
  const takeEnd = (end: 0 | 1, place: Place | undefined) => {
    const field = searchFields[search.state.searchMode][end];
    if (place && (field !== 'airport' || place.tags.includes('airport')))
      search.choosePlace(field, chosen(place));
  };

  useGiven(mode, () => search.setMode(mode ?? 'A2H'));
  useGiven(airport?.ref, () => airport && search.choosePlace('airport', airport));
  useGiven(from && `${mode} ${from.ref}`, () => takeEnd(0, from));
  useGiven(to && `${mode} ${to.ref}`, () => takeEnd(1, to));
  useGiven(given.adults, () => search.setPassengers({ adults: given.adults ?? adultsLimits.initial }));
  useGiven(given.kids, () => search.setPassengers({ kids: given.kids ?? kidsLimits.initial }));
  useGiven(given.date, () => search.setDate(given.date ?? ''));
  // eslint-disable-next-line react-hooks/set-state-in-effect -- it says that the effects above have run
  useLayoutEffect(() => setTaken(true), []);
  return taken;
}

/** Calls back when a value is given, changes or goes; not for one that was never there. */
function useGiven(value: string | number | undefined, take: () => void): void {
  const last = useRef<typeof value>(undefined);
  const takeNow = useEffectEvent(take);
  useLayoutEffect(() => {
    if (value === last.current) return;
    last.current = value;
    takeNow();
  }, [value]);
}

function useAirport(code: string | undefined): ChosenPlace | undefined {
  const airports = useQuery({ ...airportsQuery(useApi()), enabled: code !== undefined });
  return airports.data?.find(({ iata }) => iata.toUpperCase() === code);
}

function usePlace(ref: string | undefined): Place | undefined {
  return useQuery({ ...placeQuery(useApi(), ref ?? ''), enabled: ref !== undefined }).data;
}

function chosen({ ref, title, address, iata }: Place): ChosenPlace {
  return { ref, title, address, ...(iata && { iata }) };
}
