import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { initialParty } from '../../trip/party-rules.ts';
import { largestCapacity } from '../../trip/pricing/price-options.ts';
import { partyFields, type Party } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface PartyTooLargeNoticeProps {
  options: readonly PriceOption[];
  onPartyChange: (party: Party) => void;
}

/**
 * Says that transfers are offered, but none with enough seats. Offers to reduce the party to the adults that the largest
 * vehicle takes, unless the page has locked the party.
 */
export function PartyTooLargeNotice({ options, onPartyChange }: PartyTooLargeNoticeProps) {
  const { t } = useLingui();
  const { locks } = useSnapshot(useStorefront().state.search.state);
  const isPartyLocked = partyFields.some((field) => locks[field] !== undefined);
  const capacity = largestCapacity(options);
  return (
    <Alert
      tone="warning"
      title={t`No vehicle takes that many people at once`}
      actions={
        isPartyLocked ? undefined : (
          <Button onClick={() => onPartyChange({ ...initialParty, adults: capacity })}>
            <Trans>Start with a transfer for {capacity}</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>
          There are services on this route, but none for the requested number of people. The largest vehicle
          takes <Plural value={capacity} one="# passenger" other="# passengers" />.
        </Trans>
      </p>
      <p>
        <Trans>You can add more than one transfer to the same reservation.</Trans>
      </p>
    </Alert>
  );
}
