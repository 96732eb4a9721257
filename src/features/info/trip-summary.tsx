import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useTripTypeLabel } from '../../shared/trip/use-trip-type-label.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import hiddenBelow from '../../ui/content/hidden-below.css?inline';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './trip-summary.css?inline';
import type { ReadyTrip } from './use-loaded-trip.ts';

interface TripSummaryProps {
  trip: ReadyTrip;
  roundtrip: boolean;
  total: number;
  /** The vehicles: the title of one, or a list. */
  vehicles: ReactNode;
  /** Who travels, unless the list says that. */
  party?: string;
}

/** What has been chosen so far, in a few lines: on a phone it must not push the form out of view. */
export function TripSummary(props: TripSummaryProps) {
  const { trip, roundtrip, total, vehicles, party } = props;
  useStyles(css);
  useStyles(hiddenBelow);
  const { money } = useFormats();
  const { direction } = useLanguage();
  const tripTypeLabel = useTripTypeLabel();
  return (
    <Card>
      <div className="trip-summary" part="summary" data-several={party === undefined ? '' : undefined}>
        <div className="trip-heading">
          <SectionHeading>
            <span className="hidden-below-720">
              <Trans>Your trip</Trans>
            </span>
          </SectionHeading>
        </div>
        <div className="trip-vehicles">{vehicles}</div>
        <div className="trip-total" part="total">
          <span className="trip-total-label hidden-below-720">
            <Trans>Subtotal</Trans>
          </span>
          <PriceText amount={money(total, trip.currency)} />
        </div>
        <div className="trip-route">
          <p>
            <bdi>{trip.from.title}</bdi> <span aria-hidden="true">{direction === 'rtl' ? '←' : '→'}</span>{' '}
            <bdi>{trip.to.title}</bdi>
          </p>
          <p>{[party, tripTypeLabel(trip.query.searchMode, roundtrip)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </Card>
  );
}
