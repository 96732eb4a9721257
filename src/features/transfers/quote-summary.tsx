import { Trans, useLingui } from '@lingui/react/macro';
import { adultsLimits, kidsLimits } from '../../domain/search.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { PricesQuery } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { FieldRow } from '../../ui/layout.tsx';
import { Stepper } from '../../ui/stepper.tsx';

export interface QuoteSummaryProps {
  from: string | undefined;
  to: string | undefined;
  trip: PricesQuery;
  onPassengers: (passengers: { adults: number } | { kids: number }) => void;
}

/** The trip that the prices are for; the passengers can be changed in place. */
export function QuoteSummary({ from, to, trip, onPassengers }: QuoteSummaryProps) {
  const { t } = useLingui();
  const words = useTripWords();
  return (
    <Card>
      <h2>
        <Trans>Your trip</Trans>
      </h2>
      <DefinitionList
        rows={[
          [t`From`, from ?? '…'],
          [t`Destination`, to ?? '…'],
          [t`Trip Type`, words.mode(trip.searchMode)],
        ]}
      />
      <FieldRow>
        <Stepper
          label={t`Adults`}
          value={trip.adults}
          {...adultsLimits}
          onChange={(adults) => onPassengers({ adults })}
        />
        <Stepper
          label={t`Kids`}
          value={trip.kids}
          {...kidsLimits}
          onChange={(kids) => onPassengers({ kids })}
        />
      </FieldRow>
    </Card>
  );
}
