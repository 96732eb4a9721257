import type * as v from 'valibot';
import { itinerary, lineName } from '../../cart/itinerary.ts';
import { removeLine } from '../../cart/remove-line.ts';
import type { ModelContextTool } from '../../platform/third-party/model-context.ts';
import { CartAdditionSchema, CartRemovalSchema } from '../../schema/agent-inputs.ts';
import { attributionToStrings, noAttribution } from '../../schema/attribution.ts';
import type { Cart } from '../../schema/cart.ts';
import { closestLanguage } from '../../schema/language.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentSession, type CurrentSession } from '../../storefront/current-session.ts';
import { addTripFromLink } from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import { revalidateTrip } from '../../storefront/flows/trip-link/revalidate-trip.ts';
import type { RevalidationContext } from '../../storefront/flows/trip-link/revalidation-context.ts';
import { modelContextTool, ToolError } from './agent-tool.ts';
import { unavailableReasons } from './unavailable-reasons.ts';
import { undoAddition } from './undo-addition.ts';
import { useAgentNotice } from './use-agent-notice.ts';

/** The tools that change the cart. They add what the provider confirms, as a trip link would, and tell the visitor. */
export function useCartTools(
  context: () => RevalidationContext,
  readCart: () => Promise<object>,
): ModelContextTool[] {
  const storefront = useStorefront();
  const { state } = storefront;
  const { cart, checkout } = state;
  const { options } = useElement();
  const reportCartChange = useReportCartChange();
  const showNotice = useAgentNotice();

  const add = async (input: v.InferOutput<typeof CartAdditionSchema>) => {
    const linkedCart = linkedCartOf(input, currentSession(storefront));
    const revalidatedTrip = await revalidateTrip(context(), linkedCart);
    const { transfers, tours, extras } = revalidatedTrip;
    for (const { revalidated } of [...transfers, ...tours, ...extras])
      if (!revalidated.ok) throw new ToolError(unavailableReasons[revalidated.reason]);

    const before = linesOf(cart.state);
    addTripFromLink(state, {
      linkedCart,
      revalidatedTrip,
      action: 'add',
      pageSalesChannel: options.salesChannel,
    });
    const after = linesOf(cart.state);
    reportCartChange('add');
    showNotice('added', addedNames(before, after), () => {
      cart.setLines(undoAddition({ before, after, now: linesOf(cart.state) }, checkout.isLocked));
      reportCartChange('remove');
    });
    return readCart();
  };

  const remove = ({ id }: v.InferOutput<typeof CartRemovalSchema>) => {
    const line = itinerary(cart.state).find(({ cartLine }) => cartLine.id === id);
    if (!line) throw new ToolError('The cart has no item with this id. Call read_cart.');
    if (checkout.isLocked(id)) throw new ToolError('This item is being booked and cannot be removed now.');
    const name = lineName(line);
    const { lines, restore } = removeLine(cart.state, id);
    cart.setLines(lines);
    reportCartChange('remove');
    showNotice('removed', [name], () => {
      cart.setLines(restore(cart.state));
      reportCartChange('restore');
    });
    return readCart();
  };

  return [
    modelContextTool({
      name: 'add_to_cart',
      description:
        'Adds one transfer, tour or extra to the cart. Nothing is booked; the visitor sees it and can undo it.',
      input: CartAdditionSchema,
      isReadOnly: false,
      run: add,
    }),
    modelContextTool({
      name: 'remove_from_cart',
      description: 'Removes an item from the cart. The visitor sees it and can undo it.',
      input: CartRemovalSchema,
      isReadOnly: false,
      run: remove,
    }),
  ];
}

/** What is added, as the cart of a trip link. */
function linkedCartOf(
  { transfer, tour, extra }: v.InferOutput<typeof CartAdditionSchema>,
  { language, currency }: Pick<CurrentSession, 'language' | 'currency'>,
): TripLinkCart {
  if ([transfer, tour, extra].filter(Boolean).length !== 1)
    throw new ToolError('Pass exactly one of transfer, tour and extra.');
  return {
    language: closestLanguage(language),
    currency,
    ...attributionToStrings(noAttribution),
    coupon: '',
    transfers: transfer ? [transfer] : [],
    tours: tour ? [tour] : [],
    extras: extra ? [extra] : [],
  };
}

/** The lines as they are now; the cart's own lists change. */
function linesOf({ transfers, tours, extras }: Pick<Cart, 'transfers' | 'tours' | 'extras'>) {
  return { transfers: [...transfers], tours: [...tours], extras: [...extras] };
}

/** The names of the lines that are new, or of extras whose line has changed. */
function addedNames(before: ReturnType<typeof linesOf>, after: ReturnType<typeof linesOf>): string[] {
  const earlier = new Set<object>([...before.transfers, ...before.tours, ...before.extras]);
  const lines = itinerary({ ...after, couponCode: '' });
  return lines.filter(({ cartLine }) => !earlier.has(cartLine)).map(lineName);
}
