import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { PassengerFields } from '../../shared/trip/passenger-fields.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { TripRows } from '../../shared/trip/trip-rows.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Party } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import hiddenBelow from '../../ui/content/hidden-below.css?inline';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './priced-trip-summary.css?inline';

interface PricedTripSummaryProps {
  /** The titles of both places, if they have loaded. */
  from: string | undefined;
  to: string | undefined;
  /** Whether the places are still loading. */
  pending: boolean;
  trip: TripQuery;
  onPartyChange: (change: Partial<Party>) => void;
  onEdit: () => void;
}

/** Shows the trip that the prices are for. Passengers can be changed here, everything else on the search screen. */
export function PricedTripSummary({
  from,
  to,
  pending,
  trip,
  onPartyChange,
  onEdit,
}: PricedTripSummaryProps) {
  const { t } = useLingui();
  const formats = useFormats();
  useStyles(css);
  useStyles(hiddenBelow);
  const { date, returnDate, wantsReturn, locks } = useSnapshot(useStorefront().state.search.state);
  return (
    <Card padded as="section">
      <div className="priced-trip-summary labels-hidden-below-720" data-pending={pending ? '' : undefined}>
        <div className="priced-trip-summary-head">
          <SectionHeading>
            <span className="hidden-below-720">
              <Trans>Your trip</Trans>
            </span>
          </SectionHeading>
          <Button variant="quiet" size="small" onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        </div>
        <DefinitionList>
          <TripRows from={from ?? '…'} to={to ?? '…'} direction={trip.searchMode} roundtrip={wantsReturn} />
          {date && <DefinitionRow kind="text" label={t`Date`} value={formats.date(date)} />}
          {wantsReturn && returnDate && (
            <DefinitionRow kind="text" label={t`Return date`} value={formats.date(returnDate)} />
          )}
        </DefinitionList>
        <PassengerFields party={trip} locks={locks} onChange={onPartyChange} />
      </div>
    </Card>
  );
}
