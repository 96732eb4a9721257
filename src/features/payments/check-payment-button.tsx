import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';

/** A button that opens the screen with the status of a payment. */
export function CheckPaymentButton({ token, variant }: { token: string; variant?: ButtonVariant }) {
  const { goTo } = useNavigation();
  return (
    <Button variant={variant} onClick={() => goTo(paths.payment(token))}>
      <Trans>Check the payment</Trans>
    </Button>
  );
}
