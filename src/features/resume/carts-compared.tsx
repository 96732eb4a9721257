import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { countServices, type ServiceCounts } from '../../cart/cart-contents.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { unbroken } from '../../lib/unbroken.ts';

/** What a trip link would bring, and what the visitor's cart contains already. */
export function CartsCompared({ linkedCart }: { linkedCart: TripLinkCart }) {
  const cart = useSnapshot(useStorefront().state.cart.state);
  const linkedServices = useServicesText(countServices(linkedCart));
  const ownServices = useServicesText(countServices(cart, cart.unavailable));
  return (
    <Stack gap="small">
      <p>
        <Trans>This link holds {linkedServices}.</Trans>
      </p>
      <p>
        <Trans>Your cart holds {ownServices}.</Trans>
      </p>
    </Stack>
  );
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
