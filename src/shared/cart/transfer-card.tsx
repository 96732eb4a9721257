import { Trans, useLingui } from '@lingui/react/macro';
import { Car } from 'lucide-react';
import { useState } from 'react';
import type { LegKind } from '../../trip/legs.ts';
import { legKindsOfLine, legOfLine, transferTitle } from '../../trip/transfer-line.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { CartLineFooter, type CardFooterProps } from './cart-line-footer.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import { LineCard } from './line-card.tsx';
import { TripRows } from '../trip/trip-rows.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useLegHeading } from '../trip/use-leg-heading.ts';

interface TransferCardProps extends Partial<CardFooterProps> {
  line: TransferLine;
  /** Shows flights and pickups at all times, without a toggle. */
  alwaysOpen?: boolean;
}

/** A transfer in brief, with flights and pickups on demand. Without totals, the card has no footer. */
export function TransferCard({ line, alwaysOpen = false, totals, ...footerProps }: TransferCardProps) {
  const { weekdayDateTime } = useFormats();
  const [isExpanded, setIsExpanded] = useState(false);
  const legKinds = legKindsOfLine(line);
  const pickupTimes = legKinds.flatMap(({ name }) => {
    const { pickupAt } = legOfLine(line, name);
    return pickupAt ? <span key={name}>{weekdayDateTime(pickupAt)}</span> : [];
  });
  return (
    <LineCard
      icon={Car}
      isRoute
      times={pickupTimes}
      footer={totals && <CartLineFooter {...footerProps} totals={totals} lineTitle={transferTitle(line)} />}
    >
      <DefinitionList>
        <TripRows
          from={line.pickupPlace.title}
          to={line.dropoffPlace.title}
          selection={{ service: line.priceSelected.title, party: line }}
          direction={line.tripType}
          roundtrip={line.roundtrip}
        />
      </DefinitionList>
      {!alwaysOpen && (
        <div>
          <LinkButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? <Trans>Hide transfer details</Trans> : <Trans>Show transfer details</Trans>}
          </LinkButton>
        </div>
      )}
      {(alwaysOpen || isExpanded) &&
        legKinds.map((kind) => <LegSection key={kind.name} kind={kind} line={line} />)}
    </LineCard>
  );
}

function LegSection({ kind, line }: { kind: LegKind; line: TransferLine }) {
  const { t } = useLingui();
  const headingOf = useLegHeading();
  const { pickupAt, flight } = legOfLine(line, kind.name);
  return (
    <Stack gap="small">
      <SectionHeading level={3}>{headingOf(kind)}</SectionHeading>
      <DefinitionList>
        {flight && (
          <>
            <DefinitionRow kind="text" label={t`Airline`} value={flight.airline} />
            <DefinitionRow kind="text" label={t`Flight number`} value={flight.flightNumber} />
            <DefinitionRow kind="text" label={t`Flight date`} value={<DateTimeText at={flight.at} />} />
          </>
        )}
        {pickupAt && <DefinitionRow kind="text" label={t`Pickup`} value={<DateTimeText at={pickupAt} />} />}
      </DefinitionList>
    </Stack>
  );
}
