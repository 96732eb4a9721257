import { Plural, Trans } from '@lingui/react/macro';
import { largestCapacity } from '../../trip/pricing/price-options.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/**
 * Says that transfers are offered, but none with enough seats. Short, so that on a phone the vehicles that take the party
 * together begin in the first screenful.
 */
export function PartyTooLargeNotice({ options }: { options: readonly PriceOption[] }) {
  const capacity = largestCapacity(options);
  return (
    <Alert tone="warning">
      <p>
        <strong>
          <Trans>There are services on this route, but none for the requested number of people.</Trans>
        </strong>{' '}
        <Trans>
          The largest vehicle takes <Plural value={capacity} one="# passenger" other="# passengers" />.
        </Trans>{' '}
        <Trans>You can add more than one transfer to the same reservation.</Trans>
      </p>
    </Alert>
  );
}
