import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { partyFields, type Party } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { initialParty } from '../../trip/party-rules.ts';
import { largestCapacity } from '../../trip/pricing/price-options.ts';
import { Button } from '../../ui/actions/button.tsx';

interface FirstTransferButtonProps {
  options: readonly PriceOption[];
  onPartyChange: (party: Party) => void;
}

/**
 * Reduces a party for which no vehicle is large enough to the adults that the largest one takes. Quiet, because the others
 * still need a transfer then. Absent if the page has locked the party.
 */
export function FirstTransferButton({ options, onPartyChange }: FirstTransferButtonProps) {
  const { locks } = useSnapshot(useStorefront().state.search.state);
  if (partyFields.some((field) => locks[field] !== undefined)) return null;
  const capacity = largestCapacity(options);
  return (
    <Button variant="quiet" onClick={() => onPartyChange({ ...initialParty, adults: capacity })}>
      <Trans>Start with a transfer for {capacity}</Trans>
    </Button>
  );
}
