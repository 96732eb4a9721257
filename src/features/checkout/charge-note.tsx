import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../shared/use-formats.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link.tsx';

interface Amount {
  amount: number;
  currency: string;
}

interface ChargeNoteProps {
  shown: Amount;
  charge: Amount & { converted: boolean };
}

/** What the selected method charges, and why in a different currency than the prices. */
export function ChargeNote({ shown, charge }: ChargeNoteProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [explains, setExplains] = useState(false);
  const charged = money(charge.amount, charge.currency);
  const asked = money(shown.amount, shown.currency);
  const currency = charge.currency.toUpperCase();
  return (
    <div className="charge-note">
      <Trans>You will be charged {charged}</Trans>{' '}
      {charge.converted && (
        <LinkButton onClick={() => setExplains(true)}>
          <Trans>Currency conversion</Trans>
        </LinkButton>
      )}
      <Dialog open={explains} onClose={() => setExplains(false)} heading={t`Currency conversion`}>
        <p>
          <Trans>
            This payment method charges in {currency}. Your {asked} are charged as {charged}, at today’s
            exchange rate of the booking provider.
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
