import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContactBlock } from '../../shared/contact.tsx';
import type { TypePaidLater } from '../../schema/payment.ts';

/** How the rest is paid; `online` while it can be paid on a page. */
export function WhereToPay({ type, online }: { type: string | undefined; online: boolean }) {
  if (online) {
    return (
      <p className="muted">
        <Trans>
          The payment is still open. If you have just paid, it may take a few minutes to show here.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p className="muted">{ways[type ?? ''] ?? ways.atArrival}</p>
      {type === 'bank-transfer' && <ContactBlock />}
    </>
  );
}

/** What remains after a deposit is paid at arrival as well. */
const ways: Partial<Record<string, ReactNode>> & Record<TypePaidLater, ReactNode> = {
  atArrival: <Trans>You pay it at arrival, when your service starts.</Trans>,
  'bank-transfer': (
    <Trans>You pay by bank transfer. We tell you the account if you do not have it yet.</Trans>
  ),
  agreement: <Trans>It is charged as agreed with your company.</Trans>,
};
