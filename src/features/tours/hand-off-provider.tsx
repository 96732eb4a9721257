import type { ReactNode } from 'react';
import type { HandOffOptions } from '../../options/attributes.ts';
import { useElement, useElementMethods } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useLinksWithCart } from '../../shared/host/use-links-with-cart.ts';
import { useHandOff } from '../../shared/host/use-hand-off.ts';
import { GoToContext } from '../../routing/hooks.ts';

interface HandOffProviderProps {
  options: HandOffOptions;
  /** The kinds of queries that `refresh()` refetches. */
  refreshes: readonly string[];
  children: ReactNode;
}

/** The contents of a widget: any navigation to another screen hands the visitor off. */
export function HandOffProvider({ options, refreshes, children }: HandOffProviderProps) {
  const { engines } = useElement();
  const { queryClient } = useStorefront();
  const handOff = useHandOff(options);
  const links = useLinksWithCart();
  useElementMethods({
    refresh: () => refreshes.forEach((kind) => void queryClient.invalidateQueries({ queryKey: [kind] })),
  });
  return (
    <GoToContext value={handOff}>
      <div onFocus={engines.prepare} onPointerEnter={engines.prepare}>
        <div {...links}>{children}</div>
      </div>
    </GoToContext>
  );
}
