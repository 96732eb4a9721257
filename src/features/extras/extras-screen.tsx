import { Trans } from '@lingui/react/macro';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { Screen } from '../../parts/screen.tsx';
import { paths } from '../../paths.ts';
import { ContinueToCart } from '../../parts/continue-to-cart.tsx';
import { ExtrasList } from './extras-list.tsx';

export function ExtrasScreen() {
  return (
    <Screen heading={<Trans>Extras</Trans>}>
      <ExtrasList />
      <BottomNav backTo={paths.home()}>
        <ContinueToCart />
      </BottomNav>
    </Screen>
  );
}
