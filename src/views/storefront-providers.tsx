import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { RoutingContext } from '../routing/routing-context.ts';
import { useElement } from '../shared/host/element-host.ts';
import { useHostedUrl } from '../shared/host/use-hosted-url.ts';
import { StorefrontContext } from '../shared/storefront/storefront-context.ts';
import type { Storefront } from '../storefront/storefront.ts';

/** Provides a storefront, its routing and its queries to the element's view. */
export function StorefrontProviders({
  storefront,
  children,
}: {
  storefront: Storefront;
  children: ReactNode;
}) {
  const { host } = useElement();
  const { location } = storefront;
  const hostedUrl = useHostedUrl();
  const routing = useMemo(() => ({ location, host, hostedUrl }), [location, host, hostedUrl]);
  return (
    <StorefrontContext value={storefront}>
      <RoutingContext value={routing}>
        <QueryClientProvider client={storefront.queryClient}>{children}</QueryClientProvider>
      </RoutingContext>
    </StorefrontContext>
  );
}
