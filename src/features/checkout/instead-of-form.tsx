import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { RestoreCartButton } from '../../shared/restore-cart-button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import type { OrderTabs } from '../../shared/order-channel.ts';
import { Screen } from '../../shared/screen.tsx';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { ContactBlock } from '../../shared/contact.tsx';
import { useRedirect } from '../../shared/use-redirect.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { OrderDoubt } from './order-doubt.tsx';

/** Also after an order with an unknown outcome whose lines have since been removed. */
export function EmptyCart({ tabs }: { tabs: OrderTabs }) {
  const { goTo } = useNavigation();
  const { attempts } = useSnapshot(useStorefront().state.order.state);
  const isInDoubt = attempts.some(({ outcome }) => outcome === 'unknown');
  return (
    <Screen heading={<Trans>Your cart is empty!</Trans>} width="narrow">
      <EmptyState />
      <Button variant="primary" onClick={() => goTo(paths.home())}>
        <Trans>Go home</Trans>
      </Button>
      <RestoreCartButton />
      {isInDoubt && <OrderDoubt doubt="gone" tabs={tabs} />}
    </Screen>
  );
}

/**
 * The booking is made and the payment page is loading; if it does not open by itself, the visitor can follow a link.
 */
export function RedirectingScreen({ url }: { url: string }) {
  const { checkout } = useStorefront().state;
  const redirect = useRedirect();
  const isShown = useRef(false);
  // Checked a moment later, because React may remount it immediately.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current && checkout.state.submission.status === 'leaving')
          checkout.setSubmission({ status: 'idle' });
      });
    };
  }, [checkout]);
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      <StatusLine tone="busy">
        <Trans>Your reservation is registered. We are taking you to the payment page.</Trans>
      </StatusLine>
      <Button onClick={() => redirect(url, 'payment')}>
        <Trans>Go to the payment page</Trans>
      </Button>
    </Screen>
  );
}

/** The booking is made, but its token cannot be part of a URL: the visitor has to contact the company. */
export function RegisteredScreen() {
  const { t } = useLingui();
  const { checkout } = useStorefront().state;
  const { goTo } = useNavigation();
  const leave = () => {
    goTo(paths.home());
    checkout.setSubmission({ status: 'idle' });
  };
  return (
    <Screen heading={<Trans>Your reservation</Trans>} width="narrow">
      <Alert tone="success" title={t`Your reservation is registered.`}>
        <p>
          <Trans>
            Its confirmation cannot be shown here. Please contact us for it, and do not book again.
          </Trans>
        </p>
        <ContactBlock />
      </Alert>
      <Button onClick={leave}>
        <Trans>Go home</Trans>
      </Button>
    </Screen>
  );
}
