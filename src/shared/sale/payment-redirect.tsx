import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Total } from '../../order/total.ts';
import { CenteredMessage } from '../../ui/content/centered-message.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { useFormats } from '../formats/use-formats.ts';
import css from './payment-redirect.css?inline';

interface PaymentRedirectProps {
  /** What the payment page charges: undefined if that is not known. */
  amount: Total | 'loading' | undefined;
  /** What to do if the page does not open. */
  children?: ReactNode;
}

/** Shown while the browser opens the payment page. */
export function PaymentRedirect({ amount, children }: PaymentRedirectProps) {
  useStyles(css);
  return (
    <CenteredMessage icon={Lock}>
      <StatusLine tone="busy">
        <Trans>Taking you to the secure payment page…</Trans>
      </StatusLine>
      <PaymentAmount amount={amount} />
      {children}
    </CenteredMessage>
  );
}

/** The amount of a payment in the middle of its screen, whose place is reserved while it loads. */
export function PaymentAmount({ amount }: Pick<PaymentRedirectProps, 'amount'>) {
  const { money } = useFormats();
  if (amount === undefined) return null;
  return (
    <p className="payment-amount">
      {amount === 'loading' ? (
        <Skeleton width={150} height={28} />
      ) : (
        <PriceText size="large" amount={money(amount.amount, amount.currency)} />
      )}
    </p>
  );
}
