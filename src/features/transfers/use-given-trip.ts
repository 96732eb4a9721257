import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { dateIn } from '../../domain/dates.ts';
import {
  adultsLimits,
  kidsLimits,
  placeOf,
  searchFields,
  type ChosenPlace,
  type SearchField,
} from '../../domain/search.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useNow } from '../../parts/use-now.ts';
import type { GivenTrip } from '../../schema/element-options.ts';

/**
 * Takes over what the page's author gives of a trip: at the start, and again when it changes or goes. What the visitor
 * chooses in between stays. An airport or a place that the provider does not know is ignored, and so is a day that
 * is over.
 *
 * True once what needs no answer of the provider is taken over: a form that is shown before that would ask for the
 * wrong direction first.
 */
export function useGivenTrip(given: GivenTrip): boolean {
  const { search } = useStorefront().state;
  const [taken, setTaken] = useState(false);
  const { mode } = given;
  const today = dateIn(useNow(), 0);
  const date = given.date !== undefined && given.date >= today ? given.date : undefined;
  const airport = useAirport(given.airport);
  const from = usePlace(given.from);
  const to = usePlace(given.to);

  /** An airport takes nothing else; what is no longer given goes, unless the visitor has chosen otherwise. */
  const takeAs = (field: SearchField, place: GivenPlace | undefined, before: GivenPlace | undefined) => {
    if (place ? fits(field, place) : placeOf(search.state, field)?.ref === before?.ref)
      search.choosePlace(field, place ? chosen(place) : null);
  };
  const fieldAt = (end: 0 | 1) => searchFields[search.state.searchMode][end];
  const refAt = (field: SearchField) => String(placeOf(search.state, field)?.ref);
  const atEnd = (end: 0 | 1): PlaceTaking => ({
    take: (...places) => takeAs(fieldAt(end), ...places),
    stands: () => `${search.state.searchMode} ${refAt(fieldAt(end))}`,
  });

  useGiven(mode, () => search.setMode(mode ?? 'A2H'));
  useGivenPlace(given.airport, airport, {
    take: (...places) => takeAs('airport', ...places),
    stands: () => refAt('airport'),
  });
  useGivenPlace(given.from && `${mode} ${given.from}`, from, atEnd(0));
  useGivenPlace(given.to && `${mode} ${given.to}`, to, atEnd(1));
  useGiven(given.adults, () => search.setPassengers({ adults: given.adults ?? adultsLimits.initial }));
  useGiven(given.kids, () => search.setPassengers({ kids: given.kids ?? kidsLimits.initial }));
  useGiven(date, () => search.setDate(date ?? ''));
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

interface PlaceTaking {
  take: (place: GivenPlace | undefined, before: GivenPlace | undefined) => void;
  /** What stands where it will be taken. */
  stands: () => string;
}

/** The same for a place, which is still to come when it is given; what is chosen until it comes stays. */
function useGivenPlace(
  value: string | undefined,
  place: GivenPlace | undefined,
  { take, stands }: PlaceTaking,
): void {
  const last = useRef<{ value?: string | undefined; place?: GivenPlace | undefined }>({});
  const asked = useRef<{ value: string; stood: string }>(undefined);
  const takeNow = useEffectEvent(take);
  const standsNow = useEffectEvent(stands);
  useLayoutEffect(() => {
    if (value === last.current.value) return;
    if (value && !place) {
      if (asked.current?.value !== value) asked.current = { value, stood: standsNow() };
      return;
    }
    const { value: awaited, stood } = asked.current ?? {};
    const chosenSince = value !== undefined && value === awaited && stood !== standsNow();
    if (!chosenSince) takeNow(place, last.current.place);
    last.current = { value, place };
  }, [value, place]);
}

function useAirport(code: string | undefined): GivenPlace | undefined {
  const airports = useQuery({ ...airportsQuery(useApi()), enabled: code !== undefined });
  return airports.data?.find(({ iata }) => iata.toUpperCase() === code);
}

function usePlace(ref: string | undefined): GivenPlace | undefined {
  return useQuery({ ...placeQuery(useApi(), ref ?? ''), enabled: ref !== undefined }).data;
}

interface GivenPlace extends ChosenPlace {
  /** Known of every place but those of the list of airports. */
  tags?: readonly string[];
}

function fits(field: SearchField, { tags }: GivenPlace): boolean {
  return field !== 'airport' || !tags || tags.includes('airport');
}

function chosen({ ref, title, address, iata }: GivenPlace): ChosenPlace {
  return { ref, title, address, ...(iata && { iata }) };
}
