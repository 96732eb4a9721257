import { Trans } from '@lingui/react/macro';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { Screen } from '../../parts/screen.tsx';
import { ContinueToCart } from '../../parts/continue-to-cart.tsx';
import { ExtrasList } from './extras-list.tsx';

/**
 * On its own, or as a step of booking a transfer: that is in the cart by now, so there is no way back into it and only
 * one on.
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
