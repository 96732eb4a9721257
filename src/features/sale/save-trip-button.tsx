import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { Sale } from '../../schema/sale.ts';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';
import { useSaveTrip } from './use-save-trip.ts';

interface SaveTripButtonProps {
  sale: Sale;
  hidePrices?: boolean;
  variant?: ButtonVariant;
}

/** Saves the trip as a file for the day of travel. If that fails, a notice below the button explains what to do. */
export function SaveTripButton({ sale, hidePrices = false, variant = 'quiet' }: SaveTripButtonProps) {
  const { save, isSaving, failure } = useSaveTrip(sale, hidePrices);
  return (
    <>
      <Button
        variant={variant}
        busy={isSaving}
        iconBefore={<Download size={18} aria-hidden="true" />}
        onClick={save}
      >
        <Trans>Save for your trip</Trans>
      </Button>
      {failure?.kind === 'lost-chunk' && <ChunkError />}
      {failure?.kind === 'offline' && <QueryError error={failure.error} phase="trip-file" tryAgain={save} />}
    </>
  );
}
