import { snapshot } from 'valtio/vanilla';
import { extrasQuery } from '../../api/extras.ts';
import { cartSummaryQuery } from '../../api/cart-requests.ts';
import { wireCart } from '../../cart/cart-contents.ts';
import type { ModelContextTool } from '../../platform/third-party/model-context.ts';
import * as inputs from '../../schema/agent-inputs.ts';
import type { Extra } from '../../schema/extra.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { RevalidationContext } from '../../storefront/flows/trip-link/revalidation-context.ts';
import { modelContextTool } from './agent-tool.ts';
import { listTours, quoteTour } from './quote-tour.ts';
import { searchTransfers } from './search-transfers.ts';
import { useCartTools } from './use-cart-tools.ts';

/** The tools of an assistant: to look things up, as the screens do, and to change the cart. None sees or sets personal data. */
export function useTools(): ModelContextTool[] {
  const storefront = useStorefront();
  const { options } = useElement();
  const { cart, search } = storefront.state;
  const context = (): RevalidationContext => ({
    api: currentSession(storefront).api,
    queryClient: storefront.queryClient,
    sessionToken: search.state.searchSessionId,
    now: new Date(),
  });
  const hiddenKinds = { oneway: options.hideOnewayPrices, roundtrip: options.hideRoundtripPrices };

  const readCart = async () => {
    const { api, queryClient } = context();
    const { couponCode } = cart.state;
    const lines = wireCart(snapshot(cart.state));
    if (storefront.cartSnapshot().count > 0)
      await queryClient.query(cartSummaryQuery(api, lines, couponCode));
    return storefront.cartSnapshot();
  };
  const listExtras = async () => {
    const { api, queryClient } = context();
    const extras = await queryClient.query(extrasQuery(api));
    return { currency: api.currency.toUpperCase(), extras: extras.map(extraFacts) };
  };

  return [
    modelContextTool({
      name: 'search_transfers',
      description:
        'Finds vehicles between two places, with prices per vehicle or seat. Prices depend on the date.',
      input: inputs.TransferSearchSchema,
      isReadOnly: true,
      run: (input) => searchTransfers(context(), input, hiddenKinds),
    }),
    modelContextTool({
      name: 'list_tours',
      description: 'Lists the tours and activities that the company sells.',
      input: inputs.TourListSchema,
      isReadOnly: true,
      run: (input) => listTours(context(), input),
    }),
    modelContextTool({
      name: 'quote_tour',
      description:
        'Shows a tour with its rates. With a date also the times that have places; with rate and time, the total.',
      input: inputs.TourQuoteSchema,
      isReadOnly: true,
      run: (input) => quoteTour(context(), input, cart.state.couponCode),
    }),
    modelContextTool({
      name: 'list_extras',
      description: 'Lists the extras that go with a transfer or a tour.',
      input: inputs.NothingSchema,
      isReadOnly: true,
      run: listExtras,
    }),
    modelContextTool({
      name: 'read_cart',
      description: 'Shows what is in the cart, with the total.',
      input: inputs.NothingSchema,
      isReadOnly: true,
      run: readCart,
    }),
    ...useCartTools(context, readCart),
  ];
}

function extraFacts({ id, name, price_type, price_adults, price_kids, price_unit }: Extra) {
  if (price_type === 'unit') return { id, name, soldPer: 'unit', perUnit: price_unit };
  return { id, name, soldPer: 'person', perAdult: price_adults, perKid: price_kids };
}
