import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { TransferLine } from '../../schema/transfer.ts';
import { ConfirmTransferDialog } from './confirm-transfer-dialog.tsx';
import { LegsForm } from './legs-form.tsx';
import type { LegModel } from './leg/use-leg.ts';
import type { ReadyTrip } from './use-loaded-trip.ts';
import type { TransferEditing } from './use-transfer-editing.ts';

interface TransferFormProps {
  trip: ReadyTrip;
  legs: LegModel[];
  /** The summary of the trip. */
  summary: ReactNode;
  /** Set if a transfer in the cart is being edited. */
  editing?: TransferEditing | undefined;
  /** Returns the cart lines with the flights and pickups that have been entered. */
  buildLines: () => TransferLine[];
  /** Called when the visitor has confirmed the lines. */
  onConfirm: () => void;
}

/** The form of a trip's legs, followed by a dialog in which the visitor confirms the resulting transfers. */
export function TransferForm({ trip, legs, summary, editing, buildLines, onConfirm }: TransferFormProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const disabledReason = trip.isOutdated ? t`Updating the price…` : editing?.lockedReason;
  const submitLabel = editing ? <Trans>Save changes</Trans> : <Trans>Add to cart</Trans>;
  const confirm = () => {
    // Closes the dialog if a date has passed while it was open, so that the field of the date is visible.
    if (legs.some((leg) => leg.revealPastDate())) setConfirming(false);
    else onConfirm();
  };
  return (
    <>
      <LegsForm
        legs={legs}
        ends={trip}
        summary={summary}
        submitLabel={submitLabel}
        disabledReason={disabledReason}
        onComplete={() => setConfirming(true)}
      />
      {isConfirming && (
        <ConfirmTransferDialog
          lines={buildLines()}
          currency={trip.currency}
          confirmLabel={submitLabel}
          disabledReason={disabledReason}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
