import { useElement } from './element-host.ts';
import { hostedUrl } from './hosted-url.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/** The URL of a route on the hosted page, which learns from it where the sale comes from. */
export function useHostedUrl(): (path: string) => string | undefined {
  const { options } = useElement();
  const saleSource = useSaleSource();
  return (path) => hostedUrl({ ...options, ...saleSource() }, path);
}

/** Where a sale that continues elsewhere comes from: this element's own options, otherwise the storefront's. */
export function useSaleSource() {
  const { options, placement } = useElement();
  const { session } = useStorefront().state;
  return () => ({
    salesChannel: options.salesChannel ?? session.state.salesChannel,
    placement: placement(),
  });
}
