import { Trans } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Whom to ask about a payment, below what the visitor can do without asking. */
export function PaymentContact() {
  return (
    <Stack gap="small">
      <p className="muted">
        <Trans>Questions? Call or write to us:</Trans>
      </p>
      <ContactBlock />
    </Stack>
  );
}
