import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useReportCartChange, useCartCount } from './use-cart.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { restoreLastOrder } from '../../storefront/flows/restore-last-order.ts';
import { Button } from '../../ui/actions/button.tsx';

/**
 * Restores the booked cart, to pay by another method or to edit it. Absent if this tab no longer has that cart, or if another one
 * has been started.
 */
export function RestoreCartButton() {
  const { state } = useStorefront();
  const { lastOrder } = useSnapshot(state.order.state);
  const count = useCartCount();
  const reportCartChange = useReportCartChange();
  const { goTo } = useNavigation();
  if (!lastOrder || count > 0) return null;
  const restore = () => {
    restoreLastOrder(state);
    reportCartChange('restore');
    goTo(paths.checkout());
  };
  return (
    <Button onClick={restore}>
      <Trans>Choose another payment method</Trans>
    </Button>
  );
}
