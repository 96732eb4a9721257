import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { amountsDiffer } from '../../domain/money.ts';
import { ContactBlock } from '../../parts/contact.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { CheckoutModel } from './use-checkout.ts';

/** How the last order went, where it did not become a booking for certain. `total` is what the cart costs now. */
export function CheckoutOutcome({ checkout, total }: { checkout: CheckoutModel; total: number | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const { submission, outcomeUnknown } = checkout;
  const failed = submission.status === 'failed' ? submission : undefined;
  // It stands at the end of a long form, the button at the edge of the window.
  useEffect(() => {
    if (failed) place.current?.focus();
  }, [failed]);

  if (outcomeUnknown) return <Unknown ref={place} />;
  if (failed?.failure === 'price-changed') return <PriceChanged ref={place} before={failed} now={total} />;
  if (failed?.failure === 'refused') return <Failed ref={place}>{failed.message}</Failed>;
  return null;
}

type Place = { ref: Ref<HTMLDivElement> };

function Failed({ ref, children, actions }: Place & { children?: ReactNode; actions?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Alert
      ref={ref}
      tone="danger"
      title={t`We could not process your reservation, we regret the inconvenience, please contact us:`}
      actions={actions}
    >
      {children && <p>{children}</p>}
      <ContactBlock />
    </Alert>
  );
}

function Unknown({ ref }: Place) {
  return (
    <Failed
      ref={ref}
      actions={
        <Button type="submit">
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        The connection was lost before an answer came: your reservation may have been registered all the same.
      </Trans>
    </Failed>
  );
}

interface PriceChangedProps extends Place {
  before: { total: number; currency: string };
  now: number | undefined;
}

function PriceChanged({ ref, before, now }: PriceChangedProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const differs = now !== undefined && amountsDiffer(before.total, now);
  const [was, is] = [money(before.total, before.currency), money(now ?? 0)];
  return (
    <Alert ref={ref} tone="warning" title={t`The price has changed`}>
      {differs && (
        <p>
          <Trans>
            Before: {was}. Now: <strong>{is}</strong>.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Nothing was booked. Please check the new total and book again if you agree.</Trans>
      </p>
    </Alert>
  );
}
