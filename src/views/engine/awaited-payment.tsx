import { Trans } from '@lingui/react/macro';
import { routeOf } from '../../routing/match.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';

/** What visitors who come back from paying wait for while the storefront starts. */
export function AwaitedPayment() {
  const { location } = useStorefront();
  switch (routeOf(location.path).name) {
    case 'payments':
      return (
        <p>
          <Trans>Validating your payment…</Trans>
        </p>
      );
    case 'cart-success':
      return (
        <p>
          <Trans>Your booking</Trans>
        </p>
      );
    default:
      return null;
  }
}
