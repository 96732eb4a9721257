import { Trans } from '@lingui/react/macro';
import { CartBack } from '../../parts/cart-back.tsx';
import { Nothing } from '../../parts/nothing.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

export function EmptyCart() {
  const { goTo } = useNavigation();
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <Nothing />
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go home</Trans>
      </Button>
      <CartBack />
    </Screen>
  );
}
