import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Place } from '../../schema/place.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { LegsForm } from './legs-form.tsx';
import type { LegModel } from './leg/use-leg.ts';

interface TransferFormProps {
  legs: LegModel[];
  /** Where the service leg starts and ends. */
  ends: { from: Place; to: Place };
  /** The summary of the trip. */
  aside: ReactNode;
  currency: string;
  /** Whether a transfer in the cart is being edited. */
  isEdit: boolean;
  /** Why the button is disabled, apart from missing fields. */
  disabledReason: string | undefined;
  /** Returns the cart lines with the flights and pickups that have been entered. */
  buildLines: () => TransferLine[];
  /** Called when the visitor has confirmed the lines. */
  onConfirm: (lines: TransferLine[]) => void;
}

/** The form of a trip's legs, followed by a dialog in which the visitor confirms the resulting transfers. */
export function TransferForm(props: TransferFormProps) {
  const { legs, ends, aside, currency, isEdit, disabledReason, buildLines, onConfirm } = props;
  const [isConfirming, setConfirming] = useState(false);
  const confirm = () => {
    // Closes the dialog if a date has passed while it was open, so that the field of the date is visible.
    if (legs.some((leg) => leg.revealPastDate())) setConfirming(false);
    else onConfirm(buildLines());
  };
  return (
    <>
      <LegsForm
        legs={legs}
        ends={ends}
        aside={aside}
        disabledReason={disabledReason}
        onComplete={() => setConfirming(true)}
      >
        {isEdit ? <Trans>Save changes</Trans> : <Trans>Add to cart</Trans>}
      </LegsForm>
      {isConfirming && (
        <ConfirmTransfer
          lines={buildLines()}
          currency={currency}
          isEdit={isEdit}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
