import { Trans } from '@lingui/react/macro';
import { BottomNav } from '../../shared/bottom-nav.tsx';
import { Screen } from '../../shared/screen.tsx';
import { ContinueToCart } from '../../shared/continue-to-cart.tsx';
import { ExtrasList } from './extras-list.tsx';

/**
 * On its own, or as a step of booking a transfer, which is already in the cart, so there is no way back and only one
 * way forward.
 */
export function ExtrasScreen() {
  return (
    <Screen heading={<Trans>Complement your transportation</Trans>}>
      <ExtrasList />
      <BottomNav>
        <ContinueToCart />
      </BottomNav>
    </Screen>
  );
}
