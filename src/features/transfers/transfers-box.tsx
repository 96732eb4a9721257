import { useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useElement, useElementMethods } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useHandOver } from '../../parts/use-hand-over.ts';
import { paths } from '../../paths.ts';
import type { GivenTrip, TransfersBoxOptions } from '../../schema/element-options.ts';
import { SearchForm } from './search-form.tsx';
import { useGivenTrip } from './use-given-trip.ts';

/** The search form on a page of its own; the prices are shown wherever the page has a storefront for them. */
export function TransfersBox({ options }: { options: TransfersBoxOptions }) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useStorefront().state;
  const { engines } = useElement();
  const handOver = useHandOver();
  const { beginning } = useSnapshot(search.state);

  useElementMethods({
    submit: () => form.current?.requestSubmit(),
    reset: search.reset,
  });
  return (
    <div onFocus={engines.prepare}>
      <WithGivenTrip key={beginning} given={options}>
        <SearchForm
          ref={form}
          layout={options.layout}
          onSearch={(query) => {
            const { date, returnDate, wantsReturn } = search.state;
            const dates = { date: date || undefined, returnDate: wantsReturn ? returnDate : undefined };
            handOver(paths.prices(query), paths.prices({ ...query, ...dates }));
          }}
        />
      </WithGivenTrip>
    </div>
  );
}

/** Beginning anew takes what was given once more. */
function WithGivenTrip({ given, children }: { given: GivenTrip; children: ReactNode }) {
  return useGivenTrip(given) && children;
}
