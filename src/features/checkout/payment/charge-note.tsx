import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

/** An amount of money. */
interface Amount {
  amount: number;
  currency: string;
}

interface ChargeNoteProps {
  /** The amount that the checkout shows as due. */
  shown: Amount;
  charge: Amount & { converted: boolean };
}

/** States the amount that the selected method charges, and explains why its currency differs from that of the prices. */
export function ChargeNote({ shown, charge }: ChargeNoteProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [isExplained, setIsExplained] = useState(false);
  const charged = money(charge.amount, charge.currency);
  const asked = money(shown.amount, shown.currency);
  const currency = charge.currency.toUpperCase();
  return (
    <div className="charge-note">
      <Trans>You will be charged {charged}</Trans>{' '}
      {charge.converted && (
        <LinkButton onClick={() => setIsExplained(true)}>
          <Trans>Currency conversion</Trans>
        </LinkButton>
      )}
      <Dialog open={isExplained} onClose={() => setIsExplained(false)} heading={t`Currency conversion`}>
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
