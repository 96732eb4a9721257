import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type Ref, type RefObject } from 'react';
import type { CheckoutFailure } from '../../../order/checkout-failure.ts';
import { totalsDiffer } from '../../../order/total.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useFailureText } from './use-failure-text.ts';
import { UnconfirmedOrderNotice } from './unconfirmed-order-notice.tsx';
import type { CheckoutModel } from '../use-checkout.ts';
import type { NewPrice } from './use-new-price.ts';

interface CheckoutOutcomeProps {
  checkout: CheckoutModel;
  /** Called when the visitor has accepted the new total. The pressed button disappears, so the focus has to move. */
  onNewTotalAccepted: () => void;
  /** Receives the notice about an order that may have been booked. */
  unconfirmedOrder: RefObject<HTMLDivElement | null>;
}

/** The notices about the last order, unless it was booked, and about a new price that has to be accepted first. */
export function CheckoutOutcome({ checkout, onNewTotalAccepted, unconfirmedOrder }: CheckoutOutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { submission, isSubmitting, duplicateRisk, disabledReason } = checkout;
  // While the order is sent again, the warning about a duplicate stays on screen; a new price, which was accepted, does not.
  const newPrice = isSubmitting ? undefined : checkout.newPrice;
  const failedOrder = submission.status === 'failed' ? submission : undefined;
  const refusal = failedOrder && isRefusal(failedOrder.failure) ? failedOrder : undefined;
  // The notice is at the end of a long form, far from the button that was pressed.
  useEffect(() => {
    if (failedOrder) (notice.current ?? unconfirmedOrder.current)?.focus();
  }, [failedOrder, unconfirmedOrder]);

  if (!newPrice && !duplicateRisk && !refusal) return null;
  return (
    <Stack>
      {newPrice && <NewPriceNotice ref={notice} price={newPrice} onAccepted={onNewTotalAccepted} />}
      {duplicateRisk && (
        <UnconfirmedOrderNotice
          ref={unconfirmedOrder}
          risk={duplicateRisk}
          isSubmitting={isSubmitting}
          disabledReason={disabledReason}
        >
          {refusal?.message}
        </UnconfirmedOrderNotice>
      )}
      {refusal && !duplicateRisk && <RefusalNotice ref={notice} message={refusal.message} />}
    </Stack>
  );
}

/** False for an unknown outcome and for a new price, which have notices of their own. */
function isRefusal(failure: CheckoutFailure): boolean {
  return failure === 'rejected' || failure === 'failed';
}

interface NoticeProps {
  ref: Ref<HTMLDivElement>;
}

function RefusalNotice({ ref, message }: NoticeProps & { message: string | undefined }) {
  return (
    <Alert ref={ref} tone="danger" title={useFailureText()}>
      {message && (
        <p>
          <bdi>{message}</bdi>
        </p>
      )}
      <ContactBlock />
    </Alert>
  );
}

interface NewPriceNoticeProps extends NoticeProps {
  price: NewPrice;
  onAccepted: () => void;
}

function NewPriceNotice({ ref, price, onAccepted }: NewPriceNoticeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { before, now, nothingBooked } = price;
  const was = before && money(before.amount, before.currency);
  const is = now && money(now.amount, now.currency);
  const isDifferent = before !== undefined && now !== undefined && totalsDiffer(before, now);
  return (
    <Alert
      ref={ref}
      tone="warning"
      title={t`The price has changed`}
      actions={
        is && (
          <Button
            onClick={() => {
              price.accept();
              onAccepted();
            }}
          >
            <Trans>Accept the new total {is}</Trans>
          </Button>
        )
      }
    >
      {isDifferent && (
        <p>
          <Trans>
            Before: {was}. Now: <strong>{is}</strong>.
          </Trans>
        </p>
      )}
      {nothingBooked && (
        <p>
          <Trans>Nothing was booked.</Trans>
        </p>
      )}
      <p>
        <Trans>Please check the new total, and accept it if you want to book.</Trans>
      </p>
    </Alert>
  );
}
