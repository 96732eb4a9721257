import { Trans, useLingui } from '@lingui/react/macro';
import { adultsLimits, kidsLimits } from '../../domain/search.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { PricesQuery } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { FieldRow } from '../../ui/field.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Stepper } from '../../ui/stepper.tsx';

export interface QuoteSummaryProps {
  from: string | undefined;
  to: string | undefined;
  trip: PricesQuery;
  /** Whether the visitor asked for the way back as well. */
  roundtrip: boolean;
  onPassengers: (passengers: { adults: number } | { kids: number }) => void;
}

/** The trip that the prices are for; the passengers can be changed in place. */
export function QuoteSummary({ from, to, trip, roundtrip, onPassengers }: QuoteSummaryProps) {
  const { t } = useLingui();
  const words = useTripWords();
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList>
          <DefinitionRow kind="text" label={t`From`} value={from ?? '…'} />
          <DefinitionRow kind="text" label={t`Destination`} value={to ?? '…'} />
          <DefinitionRow
            kind="text"
            label={t`Trip Type`}
            value={words.tripType(trip.searchMode, roundtrip)}
          />
        </DefinitionList>
        <FieldRow small>
          <Stepper
            label={t`Adults`}
            value={trip.adults}
            min={adultsLimits.min}
            max={adultsLimits.max}
            onChange={(adults) => onPassengers({ adults })}
          />
          <Stepper
            label={t`Kids`}
            value={trip.kids}
            min={kidsLimits.min}
            max={kidsLimits.max}
            onChange={(kids) => onPassengers({ kids })}
          />
        </FieldRow>
      </Stack>
    </Card>
  );
}
