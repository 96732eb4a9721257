import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { legKindsOfLine, transferTitle } from '../../trip/transfer-line.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { DiscountedTotals } from '../formats/discounted-price.tsx';
import { RouteRows, SelectionRows, TripTypeRow } from '../trip/trip-rows.tsx';
import { LegSection } from './leg-section.tsx';
import { LineActions, type LineChanges } from './line-actions.tsx';
import { LineCard } from './line-card.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { TransferTimes } from './transfer-times.tsx';

interface TransferCardProps extends LineChanges {
  line: TransferLine;
  /** Without totals, the card shows no price. */
  totals?: DiscountedTotals | 'unknown';
}

/** A transfer of the cart: its route, its pickups and, on demand, its flights. */
export function TransferCard({ line, totals, ...changes }: TransferCardProps) {
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
        <LinkButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
        </LinkButton>
      }
      buttons={changes.onRemove && <LineActions {...changes} lineTitle={transferTitle(line)} />}
      details={
        isExpanded &&
        legKindsOfLine(line).map((kind) => (
          <Stack key={kind.name} gap="small">
            <LegSection kind={kind} line={line} />
          </Stack>
        ))
      }
    >
      <TransferTimes line={line} />
    </LineCard>
  );
}
