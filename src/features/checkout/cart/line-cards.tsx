import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Luggage, Ticket } from 'lucide-react';
import { tourLineRateTitle, tourLineStart, tourLineTitle } from '../../../tours/tour-lines.ts';
import type { ExtraLine } from '../../../schema/extra.ts';
import { CartLineFooter, type CardFooterProps } from '../../../shared/cart/cart-line-footer.tsx';
import { DateTimeText } from '../../../shared/formats/date-time-text.tsx';
import { LineCard } from '../../../shared/cart/line-card.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import { CardTitle } from '../../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';

interface TourLineCardProps extends CardFooterProps {
  line: TourLine;
}

/** A tour of the cart: its time, rate, guests and pickup. */
export function TourLineCard({ line, ...footer }: TourLineCardProps) {
  const { t } = useLingui();
  const { weekday } = useFormats();
  const partyLabel = usePartyLabel();
  const title = tourLineTitle(line);
  const rate = tourLineRateTitle(line);
  const { pickupLocation } = line;
  const at = tourLineStart(line);
  return (
    <LineCard
      icon={Ticket}
      times={[
        <span key={at}>
          {weekday(at)} <DateTimeText at={at} />
        </span>,
      ]}
      footer={<CartLineFooter {...footer} lineTitle={title} />}
    >
      <CardTitle level={2}>{title}</CardTitle>
      <DefinitionList>
        {rate && <DefinitionRow kind="text" label={t`Rate`} value={rate} />}
        <DefinitionRow kind="text" label={t`Guests`} value={partyLabel(line)} />
        {pickupLocation && (
          <DefinitionRow kind="text" label={t`Pick-up location`} value={pickupLocation.title} />
        )}
      </DefinitionList>
    </LineCard>
  );
}

interface ExtraLineCardProps extends CardFooterProps {
  line: ExtraLine;
  /** The name in the current language; until the provider has supplied it, that from when the extra was added. */
  name: string;
}

/** An extra of the cart and its quantity. */
export function ExtraLineCard({ line, name, ...footer }: ExtraLineCardProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { units } = line;
  const counts = units > 0 ? t`${plural(units, { one: '# unit', other: '# units' })}` : partyLabel(line);
  return (
    <LineCard icon={Luggage} footer={<CartLineFooter {...footer} lineTitle={name} />}>
      <div>
        <CardTitle level={2}>{name}</CardTitle>
        <p className="muted">{counts}</p>
      </div>
    </LineCard>
  );
}
