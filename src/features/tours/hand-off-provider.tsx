import type { ReactNode } from 'react';
import type { HandOffOptions } from '../../options/attributes.ts';
import { useElement, useElementMethods } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useLinksWithCart } from '../../shared/host/use-links-with-cart.ts';
import { useHandOff } from '../../shared/host/use-hand-off.ts';
import { GoToContext } from '../../routing/go-to-context.ts';

interface HandOffProviderProps {
  options: HandOffOptions;
  /** The first parts of the query keys that the element's `refresh()` refetches. */
  refreshedQueries: readonly string[];
  children: ReactNode;
}

/**
 * Makes navigation within a widget hand the visitor off instead. As soon as the widget is hovered or focused, what an engine
 * will need is prefetched.
 */
export function HandOffProvider({ options, refreshedQueries, children }: HandOffProviderProps) {
  const { engines } = useElement();
  const { queryClient } = useStorefront();
  const handOff = useHandOff(options);
  const linkHandlers = useLinksWithCart();
  useElementMethods({
    refresh: () => {
      for (const name of refreshedQueries) void queryClient.invalidateQueries({ queryKey: [name] });
    },
  });
  return (
    <GoToContext value={handOff}>
      <div
        {...linkHandlers}
        onPointerEnter={engines.prefetch}
        onFocus={(event) => {
          linkHandlers.onFocus(event);
          engines.prefetch();
        }}
      >
        {children}
      </div>
    </GoToContext>
  );
}
