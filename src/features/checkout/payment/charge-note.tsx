import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DisplayedAmount, MethodCharge } from '../../../order/payment/differing-charge.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

interface ChargeNoteProps {
  displayed: DisplayedAmount;
  charge: MethodCharge;
}

/** States the amount that the selected method charges, and explains why its currency differs from that of the prices. */
export function ChargeNote({ displayed, charge }: ChargeNoteProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const charged = money(charge.amount, charge.currency);
  const asked = money(displayed.amount, displayed.currency);
  const currency = charge.currency.toUpperCase();
  return (
    <div className="total-note">
      <Trans>You will be charged {charged}</Trans>{' '}
      {charge.isConverted && (
        <LinkButton onClick={() => setIsDialogOpen(true)}>
          <Trans>Currency conversion</Trans>
        </LinkButton>
      )}
      <Dialog open={isDialogOpen} onClose={() => setIsDialogOpen(false)} heading={t`Currency conversion`}>
        <p>
          <Trans>
            This payment method charges in {currency}. Your {asked} will be charged as {charged}, at the
            booking provider’s exchange rate today.
          </Trans>
        </p>
        <p>
          <Trans>
            Your bank may convert the amount once more into the currency of your account, at its own rate.
          </Trans>
        </p>
      </Dialog>
    </div>
  );
}
