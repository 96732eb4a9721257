import { useLingui } from '@lingui/react/macro';
import { rideKind, ridePickupSteps } from '../../sale/rides.ts';
import type { GroupedService } from '../../sale/grouped-services.ts';
import type { RideGroup } from '../../sale/ride-groups.ts';
import { splitDateTime } from '../../lib/dates.ts';
import type { TransferSale } from '../../schema/sale.ts';
import { DateTimeText } from '../../shared/formats/date-time-text.tsx';
import {
  flightLabel,
  passengersText,
  rideLabel,
  rideTitle,
  vehicleText,
} from '../../shared/sale/ride-texts.ts';
import { PickupTimeline } from '../../shared/trip/pickup-timeline.tsx';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { BookedCard, type BookedCardProps } from './booked-card.tsx';

interface ServiceCardProps extends Pick<BookedCardProps, 'price' | 'level'> {
  service: GroupedService;
  /** Whether the steps around the pickup of a ride are shown, as far as they are known, instead of its flight alone. */
  showsSteps?: boolean;
  /** The text of the sign that the driver of an arrival holds up. */
  sign?: string;
}

/** A booked service as a card, with its time, places and guests. */
export function ServiceCard({ service, showsSteps = false, sign, ...others }: ServiceCardProps) {
  const { at } = service;
  const partyLabel = usePartyLabel();
  const { t, i18n } = useLingui();
  if (service.kind === 'transfer') {
    const { group } = service;
    const { ride } = group;
    const steps = showsSteps ? ridePickupSteps(ride) : [];
    return (
      <BookedCard
        {...others}
        kind={rideKind(ride)}
        title={rideTitle(ride, i18n)}
        at={at}
        label={rideLabel(group, i18n)}
        below={steps.length > 0 && at && <PickupTimeline steps={steps} day={splitDateTime(at).date} />}
      >
        {sign && rideKind(ride) === 'arrival' && (
          <DefinitionRow kind="text" wide label={t`Look for the sign`} value={sign} />
        )}
        <RideRows group={group} flightAt={steps.length > 0 ? undefined : ride.flight_datime} />
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
  group: RideGroup;
  /** Undefined if it is unknown, or shown elsewhere. */
  flightAt: TransferSale['flight_datime'];
}

/** The destination, flight, vehicles and passengers of a ride; its title says where it starts. */
function RideRows({ group, flightAt }: RideRowsProps) {
  const { t, i18n } = useLingui();
  const { ride } = group;
  const to = ride.dropoff_place.title;
  const vehicle = vehicleText(group);
  return (
    <>
      {to && <DefinitionRow kind="text" label={t`Destination`} value={to} />}
      {flightAt && (
        <DefinitionRow kind="text" label={flightLabel(ride, i18n)} value={<DateTimeText at={flightAt} />} />
      )}
      {vehicle && <DefinitionRow kind="text" label={t`Transfer Service`} value={vehicle} />}
      <DefinitionRow kind="text" label={t`Passengers`} value={passengersText(group, i18n)} />
    </>
  );
}
