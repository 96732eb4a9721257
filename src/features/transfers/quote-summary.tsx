import { Trans } from '@lingui/react/macro';
import { TripRows } from '../../shared/trip-rows.tsx';
import type { TripQuery } from '../../schema/transfer.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PassengerFields } from '../../shared/passenger-fields.tsx';

export interface QuoteSummaryProps {
  from: string | undefined;
  to: string | undefined;
  trip: TripQuery;
  /** Whether the visitor wants a return trip. */
  roundtrip: boolean;
  onPassengers: (passengers: { adults: number } | { kids: number }) => void;
}

/** The trip that the prices are for; passengers can be changed here. */
export function QuoteSummary({ from, to, trip, roundtrip, onPassengers }: QuoteSummaryProps) {
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList>
          <TripRows from={from ?? '…'} to={to ?? '…'} direction={trip.searchMode} roundtrip={roundtrip} />
        </DefinitionList>
        <PassengerFields adults={trip.adults} kids={trip.kids} onChange={onPassengers} />
      </Stack>
    </Card>
  );
}
