import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { useStorefront } from './storefront.ts';
import { useCart, useCartChanged } from './use-cart.ts';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';

/** Takes the booked cart back, to pay in another way or to change it; only where this tab still has it. */
export function CartBack() {
  const { cart } = useStorefront().state;
  const { booked } = useSnapshot(cart.state);
  const { count } = useCart();
  const cartChanged = useCartChanged();
  const { goTo } = useNavigation();
  if (!booked || count > 0) return null;
  const takeBack = () => {
    cart.takeBack();
    cartChanged('restore');
    goTo(paths.checkout());
  };
  return (
    <Button onClick={takeBack}>
      <Trans>Choose another payment method</Trans>
    </Button>
  );
}
