import { useLingui } from '@lingui/react/macro';
import type { TransferLine } from '../../schema/transfer.ts';
import { legHeading, type LegKind } from '../../trip/legs.ts';
import { legOfLine } from '../../trip/transfer-line.ts';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import { useLegHeading } from '../trip/use-leg-heading.ts';
import { usePickupLabels } from '../trip/use-pickup-labels.ts';

/** The heading of a leg, and its flight and pickup. */
export function LegSection({ kind, line }: { kind: LegKind; line: TransferLine }) {
  const { t } = useLingui();
  const headingOf = useLegHeading();
  const pickupLabels = usePickupLabels();
  const { pickupAt, flight } = legOfLine(line, kind.name);
  return (
    <>
      <SectionHeading level={3}>{headingOf(kind)}</SectionHeading>
      <DefinitionList>
        {flight && (
          <>
            <DefinitionRow kind="text" label={t`Airline`} value={flight.airline} />
            <DefinitionRow kind="text" label={t`Flight number`} value={flight.flightNumber} />
            <DefinitionRow kind="text" label={t`Flight date`} value={<DateTimeText at={flight.at} />} />
          </>
        )}
        {pickupAt && (
          <DefinitionRow
            kind="text"
            label={pickupLabels[legHeading(kind)]}
            value={<DateTimeText at={pickupAt} />}
          />
        )}
      </DefinitionList>
    </>
  );
}
