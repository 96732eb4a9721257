import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ActionBar } from '../screen/action-bar.tsx';
import { useCartCount } from './use-cart.ts';

/** A bar with a button that leads to the cart. While the cart is empty, it is a quiet row at the end of the screen. */
export function CartBar({ summary }: { summary?: ReactNode }) {
  const { goTo } = useNavigation();
  const isEmpty = useCartCount() === 0;
  return (
    <ActionBar sticky={!isEmpty} summary={summary}>
      <Button variant={isEmpty ? 'quiet' : 'primary'} onClick={() => goTo(paths.checkout())}>
        <Trans>Continue to cart</Trans>
      </Button>
    </ActionBar>
  );
}
