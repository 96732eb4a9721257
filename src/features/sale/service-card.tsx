import { useLingui } from '@lingui/react/macro';
import { rideKind } from '../../sale/rides.ts';
import type { SaleService } from '../../sale/sale-services.ts';
import type { Sale, TransferSale } from '../../schema/sale.ts';
import { DateTimeText } from '../../shared/formats/date-time-text.tsx';
import { flightLabel, rideLabel, rideTitle } from '../../shared/sale/ride-texts.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { BookedCard, type BookedCardProps } from './booked-card.tsx';

interface ServiceCardProps extends Pick<BookedCardProps, 'price' | 'below'> {
  service: SaleService;
  sale: Sale;
}

/** A booked service as a card, with its time, places and guests. */
export function ServiceCard({ service, sale, ...others }: ServiceCardProps) {
  const { at } = service;
  const partyLabel = usePartyLabel();
  const { t, i18n } = useLingui();
  if (service.kind === 'transfer') {
    const { transfer } = service;
    return (
      <BookedCard
        {...others}
        kind={rideKind(transfer)}
        title={rideTitle(transfer, i18n)}
        at={at}
        label={rideLabel(transfer, sale, i18n)}
      >
        <RideRows transfer={transfer} />
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

/** The destination, flight, vehicle and passengers of a ride; its title says where it starts. */
function RideRows({ transfer }: { transfer: TransferSale }) {
  const { t, i18n } = useLingui();
  const partyLabel = usePartyLabel();
  const { flight_datime: flightAt } = transfer;
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
