import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saleQuery } from '../../api/sales.ts';
import { moneyHasArrived, openPaymentUrl } from '../../sale/payment-outcome.ts';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { ContactBlock } from '../../shared/notices/contact.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import {
  UnsafePaymentNotice,
  usePaymentTarget,
  type PaymentTarget,
} from '../../shared/sale/payment-target.tsx';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useRedirect } from '../../shared/host/use-redirect.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { paths } from '../../routing/paths.ts';
import { useMarkOwnSale } from '../../shared/sale/use-own-sale.ts';
import type { Sale } from '../../schema/sale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { AmountDue } from './amount-due.tsx';

/** After a cancelled payment: a retry if the provider still offers a link, otherwise contact details; or a new booking. */
export function CancelScreen() {
  const { token } = useRouteParams<'token'>();
  const markOwnSale = useMarkOwnSale(token);
  const { goTo } = useNavigation();
  const { emit } = useElement();
  const sale = useQuery(saleQuery(useApi(), token));
  const target = usePaymentTarget(sale.data && openPaymentUrl(sale.data));
  const retry = useRetry(target);
  useEffect(() => {
    emit('booking-payment-result', { status: 'cancelled' });
  }, [emit]);
  return (
    <Screen heading={<Trans>Payment cancelled</Trans>} width="narrow">
      {sale.isPending && (
        <SkeletonRegion>
          <SkeletonCard of="facts" height={160} />
        </SkeletonRegion>
      )}
      {sale.isError && <SaleError error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />}
      {sale.data && <CancelledNotice sale={sale.data} canRetry={retry !== undefined} />}
      {target?.kind === 'unsafe' && (
        <p>
          <UnsafePaymentNotice />
        </p>
      )}
      {retry && sale.data && <AmountDue sale={sale.data} />}
      <Cluster>
        {retry && (
          <Button
            variant="primary"
            onClick={() => {
              markOwnSale();
              retry();
            }}
          >
            <Trans>Retry payment</Trans>
          </Button>
        )}
        <RestoreCartButton />
        <Button onClick={() => goTo(paths.home())}>
          <Trans>New Book</Trans>
        </Button>
      </Cluster>
      {retry && <ContactBlock />}
    </Screen>
  );
}

/** The action that continues the payment; undefined without a safe link. */
function useRetry(target: PaymentTarget | undefined): (() => void) | undefined {
  const { goTo } = useNavigation();
  const redirect = useRedirect();
  if (target?.kind === 'step') return () => goTo(target.path);
  if (target?.kind === 'page') return () => void redirect(target.url.href, 'payment');
  return undefined;
}

/** Money may have arrived all the same: from an earlier payment, or because the cancellation came too late. */
function CancelledNotice({ sale, canRetry }: { sale: Sale; canRetry: boolean }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  const contact = !canRetry && (
    <>
      <p>
        <Trans>Please contact us to continue with this reservation, or start a new one.</Trans>
      </p>
      <ContactBlock />
    </>
  );
  if (moneyHasArrived(sale)) {
    return (
      <Alert
        tone="info"
        title={t`We have received a payment for this reservation`}
        actions={
          <Button onClick={() => goTo(paths.success(sale.token))}>
            <Trans>See your reservation</Trans>
          </Button>
        }
      >
        <p>
          <Trans>You were not charged for the payment that you cancelled.</Trans>
        </p>
        {contact}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t`Nothing was charged`}>
      {canRetry ? <Trans>You can continue with your reservation by paying now.</Trans> : contact}
    </Alert>
  );
}
