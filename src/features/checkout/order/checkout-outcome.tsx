import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type Ref } from 'react';
import { amountsDiffer } from '../../../lib/money.ts';
import { ContactBlock } from '../../../shared/notices/contact.tsx';
import type { OrderTabs } from '../../../shared/order/order-channel.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { OrderDoubt } from './order-doubt.tsx';
import type { CheckoutModel } from '../use-checkout.ts';

interface CheckoutOutcomeProps {
  checkout: CheckoutModel;
  tabs: OrderTabs;
  /** The new total was accepted, so its button has disappeared. */
  onAgreed: () => void;
}

/** The outcome of the last order, unless it was definitely booked, and what must be accepted first. */
export function CheckoutOutcome({ checkout, tabs, onAgreed }: CheckoutOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { submission, submitting, doubt } = checkout;
  const newPrice = submitting ? undefined : checkout.newPrice;
  const failed = submission.status === 'failed' ? submission : undefined;
  // It is at the end of a long form, while the button is at the edge of the window.
  useEffect(() => {
    if (failed) place.current?.focus();
  }, [failed]);

  const isRefused = failed?.failure === 'refused' || failed?.failure === 'failed';
  const refusal = isRefused ? failed : undefined;
  // A warning stays while the cart is checked and the order is sent again.
  if (!(newPrice || doubt || refusal)) return null;
  return (
    <Stack>
      {newPrice && (
        <NewPrice ref={place} price={newPrice} nothingBooked={checkout.nothingBooked} onAgreed={onAgreed} />
      )}
      {doubt && (
        <OrderDoubt ref={newPrice ? undefined : place} doubt={doubt} tabs={tabs} sending={submitting}>
          {refusal?.message}
        </OrderDoubt>
      )}
      {refusal && !doubt && <Refused ref={place} message={refusal.message} />}
    </Stack>
  );
}

type Place = { ref: Ref<HTMLDivElement> };

function Refused({ ref, message }: Place & { message: string | undefined }) {
  const { t } = useLingui();
  return (
    <Alert
      ref={ref}
      tone="danger"
      title={t`We could not process your reservation, we regret the inconvenience, please contact us:`}
    >
      {message && <p>{message}</p>}
      <ContactBlock />
    </Alert>
  );
}

interface NewPriceProps extends Place {
  price: NonNullable<CheckoutModel['newPrice']>;
  /** False while an earlier order may have been booked. */
  nothingBooked: boolean;
  onAgreed: () => void;
}

function NewPrice({ ref, price, nothingBooked, onAgreed }: NewPriceProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { before, now } = price;
  const was = before && money(before.total, before.currency);
  const is = now && money(now.total, now.currency);
  const differs =
    before && now && (before.currency !== now.currency || amountsDiffer(before.total, now.total));
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
              onAgreed();
            }}
          >
            <Trans>Accept the new total {is}</Trans>
          </Button>
        )
      }
    >
      {differs && (
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
