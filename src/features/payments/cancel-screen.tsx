import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saleQuery } from '../../api/sales.ts';
import { moneyHasArrived, openPaymentUrl } from '../../domain/payment.ts';
import { CartBack } from '../../parts/cart-back.tsx';
import { ContactBlock } from '../../parts/contact.tsx';
import { useElement } from '../../parts/element.ts';
import { SaleProblem } from '../../parts/sale-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi } from '../../parts/session-context.ts';
import { UnsafePaymentLink } from '../../parts/unsafe-payment-link.tsx';
import { useLeave } from '../../parts/use-leave.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useRouteParams } from '../../parts/use-route-params.ts';
import { isRoutePath, paths } from '../../paths.ts';
import { useOwnSale } from '../../parts/use-sale-completed.ts';
import { useSafeUrl } from '../../parts/use-safe-url.ts';
import type { Sale } from '../../schema/sale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

/** The payment was cancelled: another try where the provider keeps a link, otherwise a person or a new start. */
export function CancelScreen() {
  const { token } = useRouteParams<'token'>();
  useOwnSale(token);
  const { goTo } = useNavigation();
  const { emit } = useElement();
  const sale = useQuery(saleQuery(useApi(), token));
  const address = sale.data && openPaymentUrl(sale.data);
  const retry = useWayToPay(address);
  useEffect(() => {
    emit('booking-payment-result', { status: 'cancelled' });
  }, [emit]);
  return (
    <Screen heading={<Trans>Payment cancelled</Trans>} width="narrow">
      {sale.isPending && (
        <SkeletonRegion>
          <Skeleton shape="block" height={160} />
        </SkeletonRegion>
      )}
      {sale.isError && <SaleProblem error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />}
      {sale.data && <Cancelled sale={sale.data} canRetry={retry !== undefined} />}
      {address && !retry && (
        <p>
          <UnsafePaymentLink />
        </p>
      )}
      <Cluster>
        {retry && (
          <Button variant="primary" onClick={retry}>
            <Trans>Retry payment</Trans>
          </Button>
        )}
        <CartBack />
        <Button onClick={() => goTo(paths.home())}>
          <Trans>New Book</Trans>
        </Button>
      </Cluster>
    </Screen>
  );
}

/** To the payment page, or to a payment step of the storefront itself; undefined where neither can be. */
function useWayToPay(address: string | undefined): (() => void) | undefined {
  const { goTo } = useNavigation();
  const leave = useLeave();
  const isOwnStep = address !== undefined && isRoutePath(address);
  const page = useSafeUrl(isOwnStep ? undefined : address, 'payment');
  if (isOwnStep) return () => goTo(address);
  return page && (() => void leave(page.href, 'payment'));
}

/** Whether money moved comes first: a payment can be cancelled after another one, or too late. */
function Cancelled({ sale, canRetry }: { sale: Sale; canRetry: boolean }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  const wayOn = !canRetry && (
    <>
      <p>
        <Trans>Please contact us to go on with this reservation, or start a new one.</Trans>
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
          <Trans>The payment that you cancelled was not charged on top of it.</Trans>
        </p>
        {wayOn}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t`Nothing was charged`}>
      {canRetry ? <Trans>You can go on with your reservation by paying now.</Trans> : wayOn}
    </Alert>
  );
}
