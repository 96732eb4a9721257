import { useLingui } from '@lingui/react/macro';
import type { ExtraSale } from '../../schema/sale.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { BookedCard, type BookedCardProps } from './booked-card.tsx';

interface ExtraSaleCardProps extends Pick<BookedCardProps, 'price'> {
  extra: ExtraSale;
}

/** A booked extra as a card, with its guests or units. */
export function ExtraSaleCard({ extra, price }: ExtraSaleCardProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { name, adults, kids, units } = extra;
  return (
    <BookedCard kind="extra" title={name} price={price}>
      {adults + kids > 0 && <DefinitionRow kind="text" label={t`Guests`} value={partyLabel(extra)} />}
      {units > 0 && <DefinitionRow kind="text" label={t`Units`} value={units} />}
    </BookedCard>
  );
}
