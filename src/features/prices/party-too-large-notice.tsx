import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { largestCapacity } from '../../trip/pricing/price-options.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface PartyTooLargeNoticeProps {
  options: readonly PriceOption[];
  /** Reduces the party to the capacity of the largest vehicle; undefined if the party is locked. */
  onReduce: ((capacity: number) => void) | undefined;
}

/** Tells that transfers are offered, but that none has enough seats. */
export function PartyTooLargeNotice({ options, onReduce }: PartyTooLargeNoticeProps) {
  const { t } = useLingui();
  const capacity = largestCapacity(options);
  return (
    <Alert
      tone="warning"
      title={t`No vehicle takes that many people at once`}
      actions={
        onReduce && (
          <Button onClick={() => onReduce(capacity)}>
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
