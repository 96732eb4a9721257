import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { settleAll } from '../../../order/attempts.ts';
import type { DuplicateRisk } from '../../../order/duplicate-risk.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { useOrderChannel } from '../../../shared/order/use-order-channel.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useLockedMessage } from '../../../shared/cart/use-locked-reason.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './unconfirmed-order-notice.css?inline';
import { useFailureText } from './use-failure-text.ts';

interface UnconfirmedOrderNoticeProps {
  /** The relation of the cart to the earlier order; `empty-cart` if the lines have been removed since. */
  risk: DuplicateRisk | 'empty-cart';
  /** Whether an order is being checked or sent, so that its outcome is still open. */
  isSubmitting?: boolean;
  /** Why the order cannot be sent again now. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  /** The provider's answer to the last attempt, which says nothing about the earlier one. */
  children?: ReactNode;
}

/** Warns that an earlier order may have been booked, and lets the visitor confirm that it was not. */
export function UnconfirmedOrderNotice({
  risk,
  isSubmitting = false,
  disabledReason,
  ref,
  children,
}: UnconfirmedOrderNoticeProps) {
  useStyles(css);
  const { checkout, order } = useStorefront().state;
  const { submission } = useSnapshot(checkout.state);
  const { publish } = useOrderChannel();
  const lockedMessage = useLockedMessage();
  const confirmNotBooked = () => {
    order.setAttempts(settleAll(order.state.attempts));
    checkout.endSubmission('failed');
    publish();
  };
  const isElsewhere = risk === 'elsewhere' || risk === 'changed-elsewhere';
  // Customer details are not kept when the page is reloaded.
  const needsDetails = risk === 'same' && submission.status === 'idle';
  const failureText = useFailureText();
  return (
    <Alert
      ref={ref ?? null}
      tone="danger"
      title={<RiskTitle risk={risk} />}
      actions={
        <div className="unconfirmed-order-actions">
          {risk === 'same' && (
            <Button
              type="submit"
              variant={needsDetails ? 'secondary' : 'primary'}
              busy={isSubmitting}
              disabledReason={disabledReason}
            >
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button onClick={confirmNotBooked} disabledReason={isSubmitting ? lockedMessage : undefined}>
            <Trans>I have checked: it was not booked</Trans>
          </Button>
        </div>
      }
    >
      {children && <p>{children}</p>}
      <p>
        {isElsewhere && <Trans>It may have gone through there.</Trans>}{' '}
        {(risk === 'changed' || risk === 'changed-elsewhere') && (
          <Trans>Your cart is different now: if you book it, you may end up with two bookings.</Trans>
        )}{' '}
        <Trans>Please check your email for a confirmation first.</Trans>
      </p>
      {needsDetails && (
        <p>
          <Trans>To try again, fill in your details below first.</Trans>
        </p>
      )}
      {!isElsewhere && <p>{failureText}</p>}
      <ContactBlock />
    </Alert>
  );
}

/** What is in doubt, before anything that could be taken for a refusal. */
function RiskTitle({ risk }: Pick<UnconfirmedOrderNoticeProps, 'risk'>) {
  switch (risk) {
    case 'same':
      return <Trans>We couldn't confirm your booking. It may have gone through.</Trans>;
    case 'changed':
    case 'empty-cart':
      return <Trans>We couldn't confirm your previous booking. It may have gone through.</Trans>;
    case 'elsewhere':
      return <Trans>This booking was sent from another tab</Trans>;
    case 'changed-elsewhere':
      return <Trans>A booking was sent from another tab</Trans>;
  }
}
