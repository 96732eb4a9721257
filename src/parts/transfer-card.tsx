import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { legHeading, legsOf, type Leg } from '../domain/legs.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { LinkButton } from '../ui/link.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../ui/definition-list.tsx';
import { Stack } from '../ui/layout.tsx';
import { SectionHeading } from '../ui/heading.tsx';
import { LineFoot, type LineFootProps } from './line-foot.tsx';
import { DateTimeText } from './date-time-text.tsx';
import { useTripWords } from './use-trip-words.ts';

interface TransferCardProps extends Partial<Omit<LineFootProps, 'about'>> {
  line: TransferLine;
  /** The only card of its screen: starts open, without a toggle. */
  unique?: boolean;
}

/** A transfer in short, with its flights and pickups on demand. */
export function TransferCard({ line, unique = false, totals, ...foot }: TransferCardProps) {
  const { t } = useLingui();
  const words = useTripWords();
  const [open, setOpen] = useState(unique);
  return (
    <Card padded>
      <Stack>
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
          <div>
            <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
            </LinkButton>
          </div>
        )}
        {open &&
          legsOf(line.tripType, line.roundtrip).map((leg) => (
            <LegDetails key={leg.name} leg={leg} line={line} />
          ))}
        {totals && <LineFoot {...foot} totals={totals} about={titleOf(line)} />}
      </Stack>
    </Card>
  );
}

function LegDetails({ leg, line }: { leg: Leg; line: TransferLine }) {
  const { t } = useLingui();
  const words = useTripWords();
  const { airline, flightNumber, flightDatetime, pickup } = legOf(line, leg);
  return (
    <Stack gap="small">
      <SectionHeading level={3}>{words.legHeading(legHeading(leg))}</SectionHeading>
      <DefinitionList>
        {airline && <DefinitionRow kind="text" label={t`Airline`} value={airline} />}
        {airline && <DefinitionRow kind="text" label={t`Flight number`} value={flightNumber} />}
        {airline && flightDatetime && (
          <DefinitionRow kind="text" label={t`Flight date`} value={<DateTimeText of={flightDatetime} />} />
        )}
        {pickup && <DefinitionRow kind="text" label={t`Pickup`} value={<DateTimeText of={pickup} />} />}
      </DefinitionList>
    </Stack>
  );
}

function titleOf({ pickupPlace, dropoffPlace }: TransferLine): string {
  return `${pickupPlace.title} – ${dropoffPlace.title}`;
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
