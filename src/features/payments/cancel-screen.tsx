import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saleQuery } from '../../api/sales.ts';
import { payablePaymentUrl } from '../../sale/sale-payments.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { usePaymentTarget, type PaymentTarget } from '../../shared/sale/payment-target.ts';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { SaleOverview } from '../../shared/sale/sale-overview.tsx';
import { UnsafePaymentNotice } from '../../shared/sale/unsafe-payment-notice.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useRedirect } from '../../shared/host/use-redirect.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { paths } from '../../routing/paths.ts';
import type { Sale } from '../../schema/sale.ts';
import { useMarkOwnSale } from '../../shared/sale/use-mark-own-sale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentContact } from './payment-contact.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';

/** The screen after a cancelled payment: offers a retry if the provider still has a link for it, and a new booking. */
export function CancelScreen() {
  const { token } = useRouteParams<'token'>();
  const { goTo } = useNavigation();
  const { emit } = useElement();
  const sale = useQuery(saleQuery(useApi(), token));
  const target = usePaymentTarget(sale.data && payablePaymentUrl(sale.data));
  const retry = useRetry(token, target);
  useEffect(() => {
    emit('booking-payment-result', { status: 'cancelled' });
  }, [emit]);
  return (
    <Screen heading={<Trans>Payment cancelled</Trans>} width="narrow">
      {sale.isPending && (
        <SkeletonRegion>
          <SkeletonCard content="facts" height={160} />
        </SkeletonRegion>
      )}
      {sale.isError && <SaleError error={sale.error} phase="sale" tryAgain={() => void sale.refetch()} />}
      {sale.data && <CancelledSale sale={sale.data} target={target} canRetry={retry !== undefined} />}
      <PaymentActions
        sale={sale.data}
        last={
          <Button onClick={() => goTo(paths.home())}>
            <Trans>New Book</Trans>
          </Button>
        }
      >
        {retry && (
          <Button variant="primary" onClick={retry}>
            <Trans>Retry payment</Trans>
          </Button>
        )}
      </PaymentActions>
      {sale.data && <SaleOverview sale={sale.data} />}
      {/* Without a retry, `CancelledNotice` shows the contact details, as the way to continue. */}
      {retry && <PaymentContact />}
    </Screen>
  );
}

interface CancelledSaleProps {
  sale: Sale;
  target: PaymentTarget | undefined;
  /** Whether the screen offers to retry the payment. */
  canRetry: boolean;
}

/** What the cancellation means for the visitor's money. */
function CancelledSale({ sale, target, canRetry }: CancelledSaleProps) {
  return (
    <>
      <CancelledNotice sale={sale} canRetry={canRetry} />
      {target?.kind === 'unsafe' && (
        <p>
          <UnsafePaymentNotice />
        </p>
      )}
    </>
  );
}

/** Returns a function that continues the payment; undefined without a safe link. */
function useRetry(token: string, target: PaymentTarget | undefined): (() => void) | undefined {
  const markOwnSale = useMarkOwnSale(token);
  const { goTo } = useNavigation();
  const redirect = useRedirect();
  if (!target || target.kind === 'unsafe') return undefined;
  return () => {
    markOwnSale();
    if (target.kind === 'step') goTo(target.path);
    else void redirect(target.url.href, 'payment');
  };
}
