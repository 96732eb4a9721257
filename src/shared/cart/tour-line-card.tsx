import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { tourQuery } from '../../api/tours.ts';
import { tourArticleId } from '../../cart/article-ids.ts';
import type { CartTour } from '../../schema/cart.ts';
import { tourLineRateTitle, tourLineStart, tourLineTitle } from '../../tours/tour-lines.ts';
import { CardTitle } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import type { DiscountedTotals } from '../formats/discounted-price.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useApi } from '../storefront/session-context.ts';
import { usePartyLabel } from '../trip/use-party-label.ts';
import { LineActions, type LineChanges } from './line-actions.tsx';
import { LineCard } from './line-card.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';

interface TourLineCardProps extends LineChanges {
  cartLine: CartTour;
  /** `unknown` until the provider has answered. Without totals, the card shows no price. */
  totals: DiscountedTotals | 'unknown' | undefined;
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
      price={totals && <LinePrice totals={totals} />}
      buttons={changes.onRemove && <LineActions {...changes} lineTitle={title} />}
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

/**
 * The URL of a tour's picture; undefined while it is unknown. A tour in the cart has none of its own. That of its offer is
 * used as soon as it is known: the page of the tour and the check of the cart request the offer anyway.
 */
function useTourPicture({ line, page }: CartTour): string | undefined {
  const query = tourQuery(useApi(), page?.tour ?? tourArticleId(line), page?.category);
  return useQuery({ ...query, enabled: false }).data?.image_url;
}
