import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { CartBack } from '../../parts/cart-back.tsx';
import { Nothing } from '../../parts/nothing.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderTabs } from '../../parts/order-channel.ts';
import { OrderDoubt } from './order-doubt.tsx';

/** Also after an order of unknown outcome whose lines were taken out since. */
export function EmptyCart({ tabs }: { tabs: OrderTabs }) {
  const { goTo } = useNavigation();
  const { attempts } = useSnapshot(useStorefront().state.cart.state);
  const isInDoubt = attempts.some(({ outcome }) => outcome === 'unknown');
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <Nothing />
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go home</Trans>
      </Button>
      <CartBack />
      {isInDoubt && <OrderDoubt doubt="gone" tabs={tabs} />}
    </Screen>
  );
}
