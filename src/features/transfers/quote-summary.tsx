import { Trans, useLingui } from '@lingui/react/macro';
import { useTripLabels } from '../../shared/use-trip-labels.ts';
import type { TripQuery } from '../../schema/transfer.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
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
  const { t } = useLingui();
  const labels = useTripLabels();
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList>
          <DefinitionRow kind="text" label={t`From`} value={from ?? '…'} />
          <DefinitionRow kind="text" label={t`Destination`} value={to ?? '…'} />
          <DefinitionRow kind="text" label={t`Trip Type`} value={labels.trip(trip.searchMode, roundtrip)} />
        </DefinitionList>
        <PassengerFields adults={trip.adults} kids={trip.kids} onChange={onPassengers} />
      </Stack>
    </Card>
  );
}
