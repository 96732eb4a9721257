import { useLingui } from '@lingui/react/macro';
import type { TransferLine } from '../../schema/transfer.ts';
import { legKindsOfLine } from '../../trip/transfer-line.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { DiscountedPrice, type DiscountedTotals } from '../formats/discounted-price.tsx';
import { TripRows } from '../trip/trip-rows.tsx';
import { LegSection } from './leg-section.tsx';
import { LinePicture } from './line-picture.tsx';
import { TransferTimes } from './transfer-times.tsx';
import css from './transfer-record.css?inline';

interface TransferRecordProps {
  line: TransferLine;
  /** Without totals, the record shows no price. */
  totals: DiscountedTotals | undefined;
  /** The flights and pickups, or the pickups alone. */
  details: 'flights' | 'pickups';
}

/** A transfer to be checked in a dialog. All of its rows share one column of labels, so that the values are below one another. */
export function TransferRecord({ line, totals, details }: TransferRecordProps) {
  useStyles(css);
  const { t } = useLingui();
  return (
    <Card>
      <div className="transfer-record">
        <LinePicture kind="transfer" src={line.priceSelected.image_url} />
        <DefinitionList>
          <TripRows
            from={line.pickupPlace.title}
            to={line.dropoffPlace.title}
            selection={{ service: line.priceSelected.title, party: line }}
            direction={line.tripType}
            roundtrip={line.roundtrip}
          />
          {totals && (
            <DefinitionRow
              kind="text"
              label={t`Subtotal`}
              value={<DiscountedPrice size="medium" totals={totals} />}
            />
          )}
        </DefinitionList>
        {details === 'pickups' ? (
          <TransferTimes line={line} />
        ) : (
          legKindsOfLine(line).map((kind) => <LegSection key={kind.name} kind={kind} line={line} />)
        )}
      </div>
    </Card>
  );
}
