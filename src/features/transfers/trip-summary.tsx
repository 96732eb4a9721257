import { Trans, useLingui } from '@lingui/react/macro';
import { priceOfTrip } from '../../domain/trip-price.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { usePartyLabel } from '../../shared/use-party-label.ts';
import { useTripLabels } from '../../shared/use-trip-labels.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import type { TransferTrip } from './use-transfer-trip.ts';

/** The choices so far. */
export function TripSummary({ trip }: { trip: Extract<TransferTrip, { status: 'ready' }> }) {
  const { t } = useLingui();
  const labels = useTripLabels();
  const partyLabel = usePartyLabel();
  const { money } = useFormats();
  const { searchMode } = trip.query;
  const roundtrip = trip.kind === 'roundtrip';
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList summary>
          <DefinitionRow kind="text" label={t`From`} value={trip.from.title} />
          <DefinitionRow kind="text" label={t`Destination`} value={trip.to.title} />
          <DefinitionRow kind="text" label={t`Transfer Service`} value={trip.price.title} />
          <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(trip.query)} />
          <DefinitionRow kind="text" label={t`Trip Type`} value={labels.trip(searchMode, roundtrip)} />
          <DefinitionRow
            kind="total"
            label={t`Subtotal`}
            value={<PriceText amount={money(priceOfTrip(trip.price, trip.kind), trip.currency)} />}
          />
        </DefinitionList>
      </Stack>
    </Card>
  );
}
