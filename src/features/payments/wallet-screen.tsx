import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { walletPaymentQuery } from '../../api/payments.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { paths } from '../../routing/paths.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import type { WalletPayment } from '../../schema/online-payment.ts';
import { SecureNote } from '../../shared/sale/secure-note.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PaymentAttemptNotice } from './payment-attempt-notice.tsx';
import { WalletBlockedNotice } from './wallet-blocked-notice.tsx';
import { mayHaveCharged } from './payment-attempt.ts';
import { useWallet } from './use-wallet.ts';

/** The screen where a sale is paid with the wallet's own buttons, which open the wallet's window. */
export function WalletScreen() {
  const { token } = useRouteParams<'token'>();
  const payment = useQuery(walletPaymentQuery(useApi(), token));
  return (
    <PaymentStep
      heading={<Trans>Pay with PayPal</Trans>}
      token={token}
      query={payment}
      phase="wallet"
      placeholder={<WalletSkeleton />}
    >
      {(answer) => <Wallet walletPayment={answer} token={token} />}
    </PaymentStep>
  );
}

/**
 * The amount to pay, the last attempt to pay, the wallet's buttons, and a way out for visitors who do not pay after all: the
 * bar shows no links here, and the cart is empty.
 */
function Wallet({ walletPayment, token }: { walletPayment: WalletPayment; token: string }) {
  const { payment, clientId } = walletPayment;
  const { money } = useFormats();
  const { goTo } = useNavigation();
  const wallet = useWallet(token, {
    clientId,
    orderId: payment.external_reference,
    currency: payment.sale.currency,
  });
  return (
    <>
      <WalletCard
        amount={
          payment.applicable_amount !== undefined && money(payment.applicable_amount, payment.sale.currency)
        }
      >
        {wallet.lastAttempt && <PaymentAttemptNotice attempt={wallet.lastAttempt} token={token} />}
        {wallet.status === 'blocked' ? (
          // Its text says that nothing was charged.
          !mayHaveCharged(wallet.lastAttempt) && <WalletBlockedNotice tryAgain={wallet.tryAgain} />
        ) : (
          <>
            {wallet.status === 'loading' && <ButtonsSkeleton />}
            <slot name="booking-wallet" />
            <SecureNote>
              <Trans>You pay in PayPal's own window. We never see your card or account.</Trans>
            </SecureNote>
          </>
        )}
      </WalletCard>
      {!mayHaveCharged(wallet.lastAttempt) && (
        <Button wide variant="quiet" onClick={() => goTo(paths.cancel(token))}>
          <Trans>Cancel and go back</Trans>
        </Button>
      )}
    </>
  );
}

/** The amount to pay, above the ways to pay it. */
function WalletCard({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card padded>
      <Stack>
        {amount && (
          <DefinitionList summary>
            <DefinitionRow kind="total" label={t`To pay now`} value={<PriceText amount={amount} />} />
          </DefinitionList>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function WalletSkeleton() {
  return (
    <WalletCard amount={<Skeleton width={140} height={24} />}>
      <ButtonsSkeleton />
    </WalletCard>
  );
}

function ButtonsSkeleton() {
  return (
    <SkeletonRegion>
      <SkeletonCard content="facts" height={120} />
    </SkeletonRegion>
  );
}
