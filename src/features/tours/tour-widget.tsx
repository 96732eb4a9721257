import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HandOffOptions } from '../../options/attributes.ts';
import { useElement, useElementMethods } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useLinksWithCart } from '../../shared/host/use-links-with-cart.ts';
import { useHandOff } from '../../shared/host/use-hand-off.ts';
import { GoToContext } from '../../routing/go-to-context.ts';

interface TourWidgetProps {
  options: HandOffOptions;
  /** Refetches the widget's data, for its method `refresh()`. */
  refetch: (queryClient: QueryClient) => void;
  children: ReactNode;
}

/**
 * What the widgets for tours have in common: navigation hands the visitor off, what an engine will need is prefetched as soon
 * as the widget is hovered or focused, and `refresh()` refetches the data.
 */
export function TourWidget({ options, refetch, children }: TourWidgetProps) {
  const { engines } = useElement();
  const { queryClient } = useStorefront();
  const handOff = useHandOff(options);
  const linkHandlers = useLinksWithCart();
  useElementMethods({ refresh: () => refetch(queryClient) });
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
