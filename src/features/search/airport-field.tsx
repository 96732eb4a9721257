import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { airportsQuery } from '../../api/places.ts';
import type { WireId } from '../../schema/wire-values.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { SelectField } from '../../ui/fields/choice/select-field.tsx';
import type { FieldErrorProps } from '../../ui/fields/errors/use-error-summary.ts';
import { syncAirportFromUrl, updateAirportInUrl } from './airport-in-url.ts';

/** Asks for one of the company's airports. The airport in the route, or the only one, is selected automatically. */
export function AirportField(errorProps: FieldErrorProps) {
  const { t } = useLingui();
  const airports = useQuery({ ...airportsQuery(useApi()), placeholderData: keepPreviousData });
  const storefront = useStorefront();
  const { search } = storefront.state;
  const { airportPlace } = useSnapshot(search.state);
  useEffect(() => syncAirportFromUrl(storefront), [storefront]);

  const choose = (ref: WireId | undefined) => {
    const chosenAirport = airports.data?.find((airport) => airport.ref === ref);
    search.choosePlace('airport', chosenAirport ?? null);
    updateAirportInUrl(storefront.location, chosenAirport?.iata);
  };
  // A list that fails to be refreshed can still be chosen from.
  if (airports.isLoadingError) {
    return (
      <div id={errorProps.id} tabIndex={-1}>
        <QueryError error={airports.error} phase="airports" tryAgain={() => void airports.refetch()} />
      </div>
    );
  }
  return (
    <SelectField
      {...errorProps}
      name="airport"
      label={t`Airport`}
      required
      icon={<Plane size={18} aria-hidden />}
      value={airportPlace?.ref ?? ''}
      onChange={choose}
      placeholder={airports.isPending ? t`Loading airports` : t`Choose an airport`}
      options={(airports.data ?? []).map(({ ref, title }) => ({ value: ref, label: title }))}
    />
  );
}
