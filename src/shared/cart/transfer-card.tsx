import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { legKindsOfLine, legOfLine, transferTitle } from '../../trip/transfer-line.ts';
import type { LegKind } from '../../trip/legs.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import type { DiscountedTotals } from '../formats/discounted-price.tsx';
import { RouteRows, SelectionRows, TripTypeRow } from '../trip/trip-rows.tsx';
import { useLegHeading } from '../trip/use-leg-heading.ts';
import { LineActions, type LineChanges } from './line-actions.tsx';
import { LineCard } from './line-card.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { TransferTimes } from './transfer-times.tsx';

interface TransferCardProps extends LineChanges {
  line: TransferLine;
  /** Shows flights and pickups at all times, without a toggle. */
  alwaysOpen?: boolean;
  /** Without totals, the card shows no price. */
  totals?: DiscountedTotals | 'unknown';
}

/** A transfer in brief, with flights and pickups on demand. */
export function TransferCard({ line, alwaysOpen = false, totals, ...changes }: TransferCardProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <LineCard
      picture={<LinePicture kind="transfer" src={line.priceSelected.image_url} />}
      title={
        <div className="line-route">
          <DefinitionList>
            <RouteRows from={line.pickupPlace.title} to={line.dropoffPlace.title} />
          </DefinitionList>
        </div>
      }
      facts={
        <DefinitionList>
          <SelectionRows service={line.priceSelected.title} party={line} />
          <TripTypeRow direction={line.tripType} roundtrip={line.roundtrip} />
        </DefinitionList>
      }
      price={totals && <LinePrice totals={totals} />}
      toggle={
        !alwaysOpen && (
          <LinkButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
          </LinkButton>
        )
      }
      buttons={changes.onRemove && <LineActions {...changes} lineTitle={transferTitle(line)} />}
      details={
        (alwaysOpen || isExpanded) &&
        legKindsOfLine(line).map((kind) => <LegSection key={kind.name} kind={kind} line={line} />)
      }
    >
      {!alwaysOpen && <TransferTimes line={line} />}
    </LineCard>
  );
}

function LegSection({ kind, line }: { kind: LegKind; line: TransferLine }) {
  const { t } = useLingui();
  const headingOf = useLegHeading();
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
        {pickupAt && <DefinitionRow kind="text" label={t`Pickup`} value={<DateTimeText at={pickupAt} />} />}
      </DefinitionList>
    </Stack>
  );
}
