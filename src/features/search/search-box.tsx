import { useRef } from 'react';
import { useElement, useElementMethods } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useHandOff } from '../../shared/host/use-hand-off.ts';
import { paths } from '../../routing/paths.ts';
import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { SearchForm } from './search-form.tsx';

/** The search form of `<transfers-box>`. A search opens the prices where the page or its options say. */
export function SearchBox({ options }: { options: TransfersBoxOptions }) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useStorefront().state;
  const { engines } = useElement();
  const handOff = useHandOff(options);

  const openPrices = (query: TripQuery) => {
    const { date, returnDate, wantsReturn } = search.state;
    // Only this storefront knows the dates, so a route that opens elsewhere contains them. An empty return date says that the
    // visitor wants a return trip, but has not chosen its date.
    const dates = { date: date || undefined, returnDate: wantsReturn ? returnDate : undefined };
    handOff(paths.prices(query), paths.prices({ ...query, ...dates }));
  };

  useElementMethods({
    submit: () => form.current?.requestSubmit(),
    reset: search.reset,
  });
  return (
    <div onFocus={engines.prefetch}>
      <SearchForm ref={form} layout={options.layout} onSearch={openPrices} />
    </div>
  );
}
