import { Trans } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../routing/paths.ts';
import { useNavigation } from '../../../routing/use-navigation.ts';
import { EmptyState } from '../../../shared/notices/empty-state.tsx';
import { NextSteps } from '../../../shared/notices/next-steps.tsx';
import { RestoreCartButton } from '../../../shared/cart/restore-cart-button.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CenteredMessage } from '../../../ui/content/centered-message.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';

/** The screen of a cart without lines. `children` may warn about an earlier order whose outcome is unknown. */
export function EmptyCartScreen({ children }: { children: ReactNode }) {
  const { goTo } = useNavigation();
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <EmptyState />
      <UnavailableLines />
      <CenteredMessage icon={ShoppingCart}>
        <p>
          <Trans>Anything you add stays here until you book.</Trans>
        </p>
        <Button variant="primary" onClick={() => goTo(paths.home())}>
          <Trans>Go home</Trans>
        </Button>
        <RestoreCartButton />
        <NextSteps />
      </CenteredMessage>
      {children}
    </Screen>
  );
}
