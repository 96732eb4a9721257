import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExtraLine } from '../../../schema/extra.ts';
import { LineActions, type LineChanges } from '../../../shared/cart/line-actions.tsx';
import { LineCard, LineNote } from '../../../shared/cart/line-card.tsx';
import { LinePicture } from '../../../shared/cart/line-picture.tsx';
import { LinePrice } from '../../../shared/cart/line-price.tsx';
import type { DiscountedTotals } from '../../../shared/formats/discounted-price.tsx';
import { usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import { CardTitle } from '../../../ui/content/cards/card.tsx';
import { useExtraPicture } from './use-extra-picture.ts';

/** What the cards of all kinds of lines in the cart show. */
export interface PricedLineProps extends LineChanges {
  /** `unknown` until the provider has answered. */
  totals: DiscountedTotals | 'unknown';
}

interface ExtraLineCardProps extends PricedLineProps {
  line: ExtraLine;
  /** The name in the current language; until the provider has supplied it, that from when the extra was added. */
  name: string;
}

/** An extra of the cart and its quantity. */
export function ExtraLineCard({ line, name, totals, ...changes }: ExtraLineCardProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { units } = line;
  const counts = units > 0 ? t`${plural(units, { one: '# unit', other: '# units' })}` : partyLabel(line);
  return (
    <LineCard
      picture={<LinePicture kind="extra" src={useExtraPicture(line)} />}
      title={<CardTitle level={2}>{name}</CardTitle>}
      facts={<LineNote>{counts}</LineNote>}
      price={<LinePrice totals={totals} />}
      buttons={<LineActions {...changes} lineTitle={name} />}
    />
  );
}
