import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tourLineRateTitle, tourLineStart, tourLineTitle } from '../../../tours/tour-lines.ts';
import type { CartTour } from '../../../schema/cart.ts';
import type { ExtraLine } from '../../../schema/extra.ts';
import { LineActions, type LineChanges } from '../../../shared/cart/line-actions.tsx';
import { LineCard } from '../../../shared/cart/line-card.tsx';
import { LinePicture } from '../../../shared/cart/line-picture.tsx';
import { LinePrice } from '../../../shared/cart/line-price.tsx';
import { DateTimeText } from '../../../shared/formats/date-time-text.tsx';
import type { DiscountedTotals } from '../../../shared/formats/discounted-price.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import { CardTitle } from '../../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { useExtraPicture, useTourPicture } from './line-pictures.ts';

/** What the cards of all kinds of lines show. */
export interface PricedLineProps extends LineChanges {
  /** `unknown` until the provider has answered. */
  totals: DiscountedTotals | 'unknown';
}

interface TourLineCardProps extends PricedLineProps {
  cartLine: CartTour;
}

/** A tour of the cart: its rate and guests, its time and pickup. */
export function TourLineCard({ cartLine, totals, ...changes }: TourLineCardProps) {
  const { line } = cartLine;
  const { t } = useLingui();
  const { weekday } = useFormats();
  const partyLabel = usePartyLabel();
  const title = tourLineTitle(line);
  const rate = tourLineRateTitle(line);
  const { pickupLocation } = line;
  const at = tourLineStart(line);
  return (
    <LineCard
      picture={<LinePicture kind="tour" src={useTourPicture(cartLine)} />}
      title={<CardTitle level={2}>{title}</CardTitle>}
      facts={
        <DefinitionList>
          {rate && <DefinitionRow kind="text" label={t`Rate`} value={rate} />}
          <DefinitionRow kind="text" label={t`Guests`} value={partyLabel(line)} />
        </DefinitionList>
      }
      price={<LinePrice totals={totals} />}
      buttons={<LineActions {...changes} lineTitle={title} />}
    >
      <DefinitionList>
        <DefinitionRow
          kind="text"
          label={t`Starts`}
          value={
            <>
              {weekday(at)} <DateTimeText at={at} />
            </>
          }
        />
        {pickupLocation && (
          <DefinitionRow kind="text" label={t`Pick-up location`} value={pickupLocation.title} />
        )}
      </DefinitionList>
    </LineCard>
  );
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
      facts={<p className="line-note">{counts}</p>}
      price={<LinePrice totals={totals} />}
      buttons={<LineActions {...changes} lineTitle={name} />}
    />
  );
}
