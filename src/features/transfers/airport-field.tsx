import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { airportsQuery } from '../../api/places.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useRouteQuery } from '../../parts/use-route-query.ts';
import type { Airport } from '../../schema/place.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldWiring } from '../../ui/use-form-errors.ts';

/** The company's airports; the one that the address asks for, or the only one, is chosen by itself. */
export function AirportField(wiring: FieldWiring) {
  const { t } = useLingui();
  const airports = useQuery({ ...airportsQuery(useApi()), placeholderData: keepPreviousData });
  const { search } = useStorefront().state;
  const { airportPlace } = useSnapshot(search.state);
  useAirportChosenByItself(airports.data);

  const keepInAddress = useAirportInAddress();
  const choose = (ref: string) => {
    const airport = airports.data?.find((one) => String(one.ref) === ref);
    search.choosePlace('airport', airport ?? null);
    keepInAddress(airport?.iata);
  };
  if (airports.isError) {
    return (
      <div id={wiring.id} tabIndex={-1}>
        <LoadProblem error={airports.error} phase="airports" tryAgain={() => void airports.refetch()} />
      </div>
    );
  }
  return (
    <SelectField
      {...wiring}
      label={t`Airport`}
      required
      value={String(airportPlace?.ref ?? '')}
      onChange={choose}
      placeholder={airports.isPending ? t`Loading airports` : t`Choose an airport`}
      options={(airports.data ?? []).map(({ ref, title }) => ({ value: String(ref), label: title }))}
    />
  );
}

/** An address that names an airport follows the visitor's choice: coming back to it must not undo that. */
function useAirportInAddress(): (iata: string | undefined) => void {
  const { location } = useStorefront();
  return (iata) => {
    const { path, search, source } = location;
    const query = new URLSearchParams(search);
    if (!query.has('airport')) return;
    query.set('airport', iata ?? '');
    location.navigate(`${path}?${query.toString()}`, { replace: true, source });
  };
}

/** A code in the address that matches no airport is ignored. */
function useAirportChosenByItself(airports: readonly Airport[] | undefined) {
  const { search } = useStorefront().state;
  const code = useRouteQuery().get('airport')?.toUpperCase();
  useEffect(() => {
    if (!airports) return;
    const asked = airports.find(({ iata }) => code !== undefined && iata.toUpperCase() === code);
    const only = airports.length === 1 && !search.state.airportPlace ? airports[0] : undefined;
    const airport = asked ?? only;
    if (airport) search.choosePlace('airport', airport);
  }, [airports, code, search]);
}
