import { Trans } from '@lingui/react/macro';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { Screen } from '../../parts/screen.tsx';
import { ContinueToCart } from '../../parts/continue-to-cart.tsx';
import { ExtrasList } from './extras-list.tsx';

/** A step of booking a transfer, which is in the cart by now: there is no way back into it. */
export function TransferExtrasScreen() {
  return (
    <Screen heading={<Trans>Complement your transportation</Trans>}>
      <ExtrasList />
      <BottomNav>
        <ContinueToCart />
      </BottomNav>
    </Screen>
  );
}
