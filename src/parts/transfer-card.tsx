import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { legHeading, legsOf, type Leg } from '../domain/legs.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { PriceText } from '../ui/price-text.tsx';
import { Stack } from '../ui/layout.tsx';
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
    <Card>
      <DefinitionList
        rows={[
          [t`From`, line.pickupPlace.title],
          [t`Destination`, line.dropoffPlace.title],
          [t`Transfer Service`, line.priceSelected.title],
          [t`Passengers`, words.passengers(line.adults, line.kids)],
          [t`Trip Type`, words.tripType(line.tripType, line.roundtrip)],
        ]}
      />
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
    </Card>
  );
}

function LegDetails({ leg, line }: { leg: Leg; line: TransferLine }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const words = useTripWords();
  const { airline, flightNumber, flightDatetime, pickup } = legOf(line, leg);
  const rows: [string, ReactNode][] = [];
  if (airline) {
    rows.push([t`Airline`, airline], [t`Flight number`, flightNumber]);
    if (flightDatetime) rows.push([t`Flight date`, dateTime(flightDatetime)]);
  }
  if (pickup) rows.push([t`Pickup`, dateTime(pickup)]);
  return (
    <Stack gap="small">
      <h3>{words.legHeading(legHeading(leg))}</h3>
      <DefinitionList rows={rows} />
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
    <div className="cart-line-subtotal">
      <span>
        <Trans>Subtotal</Trans>
      </span>
      <PriceText amount={money(total)} original={discount > 0 ? money(total + discount) : undefined} />
      {onDelete && <IconButton label={t`Delete`} icon={<Trash2 aria-hidden />} onClick={onDelete} />}
    </div>
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
