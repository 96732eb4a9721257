import { Trans, useLingui } from '@lingui/react/macro';
import { priceOfTrip } from '../../domain/prices.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import type { TransferTrip } from './use-transfer-trip.ts';

/** What was chosen so far. */
export function TripSummary({ trip }: { trip: Extract<TransferTrip, { status: 'ready' }> }) {
  const { t } = useLingui();
  const words = useTripWords();
  const { money } = useFormats();
  const { searchMode, adults, kids } = trip.query;
  return (
    <Card>
      <h2>
        <Trans>Your trip</Trans>
      </h2>
      <DefinitionList
        rows={[
          [t`From`, trip.from.title],
          [t`Destination`, trip.to.title],
          [t`Transfer Service`, trip.price.title],
          [t`Passengers`, words.passengers(adults, kids)],
          [t`Trip Type`, words.tripType(searchMode, trip.trip === 'roundtrip')],
          [t`Subtotal`, <PriceText key="price" amount={money(priceOfTrip(trip.price, trip.trip))} />],
        ]}
      />
    </Card>
  );
}
