import { useLingui } from '@lingui/react/macro';
import { rideKind, ridePickupSteps } from '../../sale/rides.ts';
import type { SaleService } from '../../sale/sale-services.ts';
import { splitDateTime } from '../../lib/dates.ts';
import type { Sale, TransferSale } from '../../schema/sale.ts';
import { DateTimeText } from '../../shared/formats/date-time-text.tsx';
import { flightLabel, rideLabel, rideTitle } from '../../shared/sale/ride-texts.ts';
import { PickupTimeline } from '../../shared/trip/pickup-timeline.tsx';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { BookedCard, type BookedCardProps } from './booked-card.tsx';

interface ServiceCardProps extends Pick<BookedCardProps, 'price' | 'level'> {
  service: SaleService;
  sale: Sale;
  /** Whether the steps around the pickup of a ride are shown, as far as they are known, instead of its flight alone. */
  showsSteps?: boolean;
}

/** A booked service as a card, with its time, places and guests. */
export function ServiceCard({ service, sale, showsSteps = false, ...others }: ServiceCardProps) {
  const { at } = service;
  const partyLabel = usePartyLabel();
  const { t, i18n } = useLingui();
  if (service.kind === 'transfer') {
    const { transfer } = service;
    const steps = showsSteps ? ridePickupSteps(transfer) : [];
    return (
      <BookedCard
        {...others}
        kind={rideKind(transfer)}
        title={rideTitle(transfer, i18n)}
        at={at}
        label={rideLabel(transfer, sale, i18n)}
        below={steps.length > 0 && at && <PickupTimeline steps={steps} day={splitDateTime(at).date} />}
      >
        <RideRows transfer={transfer} flightAt={steps.length > 0 ? undefined : transfer.flight_datime} />
      </BookedCard>
    );
  }
  const { tour } = service;
  const place = tour.pickup_place.title;
  return (
    <BookedCard {...others} kind="tour" title={tour.title} at={at}>
      <DefinitionRow
        kind="text"
        label={t`Pickup`}
        value={place || t`Make your own way there; ask us for the meeting point.`}
      />
      <DefinitionRow kind="text" label={t`Guests`} value={partyLabel(tour)} />
    </BookedCard>
  );
}

interface RideRowsProps {
  transfer: TransferSale;
  /** Undefined if it is unknown, or shown elsewhere. */
  flightAt: TransferSale['flight_datime'];
}

/** The destination, flight, vehicle and passengers of a ride; its title says where it starts. */
function RideRows({ transfer, flightAt }: RideRowsProps) {
  const { t, i18n } = useLingui();
  const partyLabel = usePartyLabel();
  const to = transfer.dropoff_place.title;
  const vehicle = transfer.service_type?.label;
  return (
    <>
      {to && <DefinitionRow kind="text" label={t`Destination`} value={to} />}
      {flightAt && (
        <DefinitionRow
          kind="text"
          label={flightLabel(transfer, i18n)}
          value={<DateTimeText at={flightAt} />}
        />
      )}
      {vehicle && <DefinitionRow kind="text" label={t`Transfer Service`} value={vehicle} />}
      <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(transfer)} />
    </>
  );
}
