import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { CartBack } from '../../parts/cart-back.tsx';
import { useElement } from '../../parts/element.ts';
import { Screen } from '../../parts/screen.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

export function EmptyCart() {
  const { goTo } = useNavigation();
  const { setState } = useElement();
  useEffect(() => {
    setState('empty', true);
    return () => setState('empty', false);
  }, [setState]);
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <slot name="empty" />
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go home</Trans>
      </Button>
      <CartBack />
    </Screen>
  );
}
