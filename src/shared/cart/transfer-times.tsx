import { legHeading } from '../../trip/legs.ts';
import { legKindsOfLine, legOfLine } from '../../trip/transfer-line.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { usePickupLabels } from '../trip/use-pickup-labels.ts';

/** When the party is picked up: each pickup of a transfer, with the flight that it belongs to. */
export function TransferTimes({ line }: { line: TransferLine }) {
  const labels = usePickupLabels();
  const { weekday } = useFormats();
  return (
    <DefinitionList>
      {legKindsOfLine(line).map((kind) => {
        const { pickupAt } = legOfLine(line, kind.name);
        if (!pickupAt) return null;
        return (
          <DefinitionRow
            key={kind.name}
            kind="text"
            label={labels[legHeading(kind)]}
            value={
              <>
                {weekday(pickupAt)} <DateTimeText at={pickupAt} />
              </>
            }
          />
        );
      })}
    </DefinitionList>
  );
}
