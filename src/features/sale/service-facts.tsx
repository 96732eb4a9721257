import { useLingui } from '@lingui/react/macro';
import type { SaleService } from '../../domain/sale-services.ts';
import type { ExtraSale, TourSale, TransferSale } from '../../schema/sale.ts';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { DateTimeText } from '../../shared/date-time-text.tsx';
import { usePartyLabel } from '../../shared/use-party-label.ts';

/** When and where a service takes place, and for whom. `price` is a formatted amount, if one is shown. */
export function ServiceFacts({ service, price }: { service: SaleService; price?: string | undefined }) {
  const { t } = useLingui();
  return (
    <DefinitionList>
      {service.at && (
        <DefinitionRow
          kind="text"
          label={t`When`}
          value={
            <strong>
              <DateTimeText at={service.at} />
            </strong>
          }
        />
      )}
      {service.kind === 'transfer' ? (
        <TransferRows transfer={service.transfer} />
      ) : (
        <TourRows tour={service.tour} />
      )}
      {price !== undefined && <DefinitionRow kind="text" label={t`Price`} value={price} />}
    </DefinitionList>
  );
}

function TransferRows({ transfer }: { transfer: TransferSale }) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const from = transfer.pickup_place.title;
  const to = transfer.dropoff_place.title;
  const vehicle = transfer.service_type?.label;
  return (
    <>
      {from && <DefinitionRow kind="text" label={t`From`} value={from} />}
      {to && <DefinitionRow kind="text" label={t`Destination`} value={to} />}
      {transfer.flight_datime && (
        <DefinitionRow kind="text" label={t`Flight`} value={<DateTimeText at={transfer.flight_datime} />} />
      )}
      {vehicle && <DefinitionRow kind="text" label={t`Transfer Service`} value={vehicle} />}
      <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(transfer)} />
    </>
  );
}

function TourRows({ tour }: { tour: TourSale }) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  return (
    <>
      <DefinitionRow kind="text" label={t`Tour`} value={tour.title} />
      <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(tour)} />
    </>
  );
}

export function ExtraFacts({ extra, price }: { extra: ExtraSale; price?: string | undefined }) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { name, adults, kids, units } = extra;
  return (
    <DefinitionList>
      <DefinitionRow kind="text" label={t`Extra`} value={<strong>{name}</strong>} />
      {adults + kids > 0 && <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(extra)} />}
      {units > 0 && <DefinitionRow kind="text" label={t`Units`} value={units} />}
      {price !== undefined && <DefinitionRow kind="text" label={t`Price`} value={price} />}
    </DefinitionList>
  );
}
