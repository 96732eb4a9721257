import { useRef } from 'react';
import { useElement, useElementMethods } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useHandOff } from '../../shared/host/use-hand-off.ts';
import { paths } from '../../routing/paths.ts';
import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import { SearchForm } from './search-form.tsx';

/** The search form of `<transfers-box>`. A search opens the prices where the page or its options say. */
export function SearchBox({ options }: { options: TransfersBoxOptions }) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useStorefront().state;
  const { engines } = useElement();
  const handOff = useHandOff(options);

  useElementMethods({
    submit: () => form.current?.requestSubmit(),
    reset: search.reset,
  });
  return (
    <div onFocus={engines.prefetch}>
      <SearchForm ref={form} layout={options.layout} onSearch={(query) => handOff(paths.prices(query))} />
    </div>
  );
}
