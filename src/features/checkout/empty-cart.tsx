import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { RestoreCartButton } from '../../shared/restore-cart-button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import type { OrderTabs } from '../../shared/order-channel.ts';
import { Screen } from '../../shared/screen.tsx';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { OrderDoubt } from './order-doubt.tsx';

/** Also after an order with an unknown outcome whose lines have since been removed. */
export function EmptyCart({ tabs }: { tabs: OrderTabs }) {
  const { goTo } = useNavigation();
  const { attempts } = useSnapshot(useStorefront().state.order.state);
  const isInDoubt = attempts.some(({ outcome }) => outcome === 'unknown');
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <EmptyState />
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go home</Trans>
      </Button>
      <RestoreCartButton />
      {isInDoubt && <OrderDoubt doubt="gone" tabs={tabs} />}
    </Screen>
  );
}
