import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { legKindsOfLine, legOfLine, transferTitle } from '../../trip/transfer-line.ts';
import { legHeading, type LegKind } from '../../trip/legs.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import type { DiscountedTotals } from '../formats/discounted-price.tsx';
import { RouteRows, SelectionRows, TripTypeRow } from '../trip/trip-rows.tsx';
import { useLegHeading } from '../trip/use-leg-heading.ts';
import { usePickupLabels } from '../trip/use-pickup-labels.ts';
import { LineActions, type LineChanges } from './line-actions.tsx';
import { LineCard } from './line-card.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { TransferTimes } from './transfer-times.tsx';

interface TransferCardProps extends LineChanges {
  line: TransferLine;
  /** Flights and pickups: on demand, at all times, or the pickups alone. */
  details?: 'toggled' | 'shown' | 'none';
  /** Without totals, the card shows no price. */
  totals?: DiscountedTotals | 'unknown';
}

/** A transfer in brief, with its flights and pickups. */
export function TransferCard({ line, details = 'toggled', totals, ...changes }: TransferCardProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <LineCard
      picture={<LinePicture kind="transfer" src={line.priceSelected.image_url} />}
      title={
        <DefinitionList>
          <RouteRows from={line.pickupPlace.title} to={line.dropoffPlace.title} />
        </DefinitionList>
      }
      facts={
        <DefinitionList>
          <SelectionRows service={line.priceSelected.title} party={line} />
          <TripTypeRow direction={line.tripType} roundtrip={line.roundtrip} />
        </DefinitionList>
      }
      price={totals && <LinePrice totals={totals} />}
      toggle={
        details === 'toggled' && (
          <LinkButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
          </LinkButton>
        )
      }
      buttons={changes.onRemove && <LineActions {...changes} lineTitle={transferTitle(line)} />}
      details={
        (details === 'shown' || isExpanded) &&
        legKindsOfLine(line).map((kind) => <LegSection key={kind.name} kind={kind} line={line} />)
      }
    >
      {details !== 'shown' && <TransferTimes line={line} />}
    </LineCard>
  );
}

function LegSection({ kind, line }: { kind: LegKind; line: TransferLine }) {
  const { t } = useLingui();
  const headingOf = useLegHeading();
  const pickupLabels = usePickupLabels();
  const { pickupAt, flight } = legOfLine(line, kind.name);
  return (
    <Stack gap="small">
      <SectionHeading level={3}>{headingOf(kind)}</SectionHeading>
      <DefinitionList>
        {flight && (
          <>
            <DefinitionRow kind="text" label={t`Airline`} value={flight.airline} />
            <DefinitionRow kind="text" label={t`Flight number`} value={flight.flightNumber} />
            <DefinitionRow kind="text" label={t`Flight date`} value={<DateTimeText at={flight.at} />} />
          </>
        )}
        {pickupAt && (
          <DefinitionRow
            kind="text"
            label={pickupLabels[legHeading(kind)]}
            value={<DateTimeText at={pickupAt} />}
          />
        )}
      </DefinitionList>
    </Stack>
  );
}
