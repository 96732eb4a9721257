import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { cartCount, countServices, type ServiceCounts } from '../../cart/cart-contents.ts';
import { countLinesInCart } from '../../cart/trip-link/trip-link-cart.ts';
import { unbroken } from '../../lib/unbroken.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** What a trip link would bring, and what the visitor's cart contains already. */
export function CartsCompared({ linkedCart }: { linkedCart: TripLinkCart }) {
  const cart = useSnapshot(useStorefront().state.cart.state);
  const linkedServices = useServicesText(countServices(linkedCart));
  const ownServices = useServicesText(countServices(cart, cart.unavailable));
  const { known, hasNew } = useKnownServices(linkedCart);
  return (
    <Stack gap="small">
      <p>
        <Trans>This link holds {linkedServices}.</Trans>
      </p>
      <p>
        <Trans>Your cart holds {ownServices}.</Trans>
      </p>
      {known > 0 && (
        <p>
          {hasNew ? (
            <Plural
              value={known}
              one="# service of this link is already in your cart."
              other="# services of this link are already in your cart."
            />
          ) : (
            <Trans>Everything in this link is already in your cart. If you add it, you book it twice.</Trans>
          )}
        </p>
      )}
    </Stack>
  );
}

/** How many services of a trip link the visitor's cart contains already, and whether the link has any others. */
export function useKnownServices(linkedCart: TripLinkCart): { known: number; hasNew: boolean } {
  const cart = useSnapshot(useStorefront().state.cart.state);
  const known = countLinesInCart(linkedCart, cart);
  return { known, hasNew: known < cartCount(linkedCart) };
}

/** Such as "1 transfer, 2 extras", where no number is parted from its word. */
function useServicesText({ transfers, tours, extras }: ServiceCounts): string {
  const { t } = useLingui();
  return [
    transfers > 0 && t`${plural(transfers, { one: '# transfer', other: '# transfers' })}`,
    tours > 0 && t`${plural(tours, { one: '# tour', other: '# tours' })}`,
    extras > 0 && t`${plural(extras, { one: '# extra', other: '# extras' })}`,
  ]
    .filter((text) => text !== false)
    .map(unbroken)
    .join(', ');
}
