import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { legHeading, legsOf, type Leg } from '../domain/legs.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../ui/definition-list.tsx';
import { PriceText } from '../ui/price-text.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { SectionHeading } from '../ui/heading.tsx';
import { useFormats } from './use-formats.ts';
import { useTripWords } from './use-trip-words.ts';

export interface TransferCardProps {
  line: TransferLine;
  /** The provider's total and discount; without them the price that was chosen. */
  totals?: { total: number; discount: number } | undefined;
  /** The only card of its screen: starts open, without a toggle. */
  unique?: boolean;
  onDelete?: () => void;
}

/** A transfer in short, with its flights and pickups on demand. */
export function TransferCard({ line, totals, unique = false, onDelete }: TransferCardProps) {
  const { t } = useLingui();
  const words = useTripWords();
  const [open, setOpen] = useState(unique);
  return (
    <Card padded>
      <Stack gap="small">
        <DefinitionList>
          <DefinitionRow kind="text" label={t`From`} value={line.pickupPlace.title} />
          <DefinitionRow kind="text" label={t`Destination`} value={line.dropoffPlace.title} />
          <DefinitionRow kind="text" label={t`Transfer Service`} value={line.priceSelected.title} />
          <DefinitionRow kind="text" label={t`Passengers`} value={words.passengers(line.adults, line.kids)} />
          <DefinitionRow
            kind="text"
            label={t`Trip Type`}
            value={words.tripType(line.tripType, line.roundtrip)}
          />
        </DefinitionList>
        {!unique && (
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
          </Button>
        )}
        {open &&
          legsOf(line.tripType, line.roundtrip).map((leg) => (
            <LegDetails key={leg.name} leg={leg} line={line} />
          ))}
        {totals && <Subtotal {...totals} onDelete={onDelete} />}
      </Stack>
    </Card>
  );
}

function LegDetails({ leg, line }: { leg: Leg; line: TransferLine }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const words = useTripWords();
  const { airline, flightNumber, flightDatetime, pickup } = legOf(line, leg);
  return (
    <Stack gap="small">
      <SectionHeading level={3}>{words.legHeading(legHeading(leg))}</SectionHeading>
      <DefinitionList>
        {airline && <DefinitionRow kind="text" label={t`Airline`} value={airline} />}
        {airline && <DefinitionRow kind="text" label={t`Flight number`} value={flightNumber} />}
        {airline && flightDatetime && (
          <DefinitionRow kind="text" label={t`Flight date`} value={dateTime(flightDatetime)} />
        )}
        {pickup && <DefinitionRow kind="text" label={t`Pickup`} value={dateTime(pickup)} />}
      </DefinitionList>
    </Stack>
  );
}

function Subtotal({
  total,
  discount,
  onDelete,
}: {
  total: number;
  discount: number;
  onDelete?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <Cluster justify="between">
      <Cluster>
        <Trans>Subtotal</Trans>
        <PriceText amount={money(total)} original={discount > 0 ? money(total + discount) : undefined} />
      </Cluster>
      {onDelete && (
        <IconButton label={t`Delete`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Cluster>
  );
}

function legOf(line: TransferLine, leg: Leg) {
  return leg.name === 'service'
    ? {
        airline: line.serviceAirline,
        flightNumber: line.serviceFlightNumber,
        flightDatetime: line.serviceFlightDatetime,
        pickup: line.serviceDatetime,
      }
    : {
        airline: line.returnAirline,
        flightNumber: line.returnFlightNumber,
        flightDatetime: line.returnFlightDatetime,
        pickup: line.returnDatetime,
      };
}
