import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tourLineTitle } from '../../domain/tour-line.ts';
import type { ExtraLine } from '../../schema/extra.ts';
import { CartLineFooter, type CartLineFooterProps } from '../../shared/cart-line-footer.tsx';
import { useFormats } from '../../shared/use-formats.ts';
import { usePartyLabel } from '../../shared/use-party-label.ts';
import type { TourLine } from '../../schema/tour-line.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';

export function TourLineCard({ line, ...foot }: Omit<CartLineFooterProps, 'about'> & { line: TourLine }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const partyLabel = usePartyLabel();
  const { tour, rate } = tourLineTitle(line);
  const { pickupLocation } = line;
  return (
    <Card padded>
      <Stack gap="small">
        <CardTitle>{tour}</CardTitle>
        <DefinitionList>
          {rate && <DefinitionRow kind="text" label={t`Rate`} value={rate} />}
          <DefinitionRow kind="text" label={t`Date`} value={dateTime(`${line.tourDate} ${line.schedule}`)} />
          <DefinitionRow kind="text" label={t`Persons`} value={partyLabel(line)} />
          {pickupLocation && (
            <DefinitionRow kind="text" label={t`Pick-up location`} value={pickupLocation.title} />
          )}
        </DefinitionList>
        <CartLineFooter {...foot} about={tour} />
      </Stack>
    </Card>
  );
}

interface ExtraCardProps extends Omit<CartLineFooterProps, 'about'> {
  line: ExtraLine;
  /** In the current language, if the provider has supplied it. */
  name: string;
}

export function ExtraLineCard({ line, name, ...foot }: ExtraCardProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { units } = line;
  const counts = units > 0 ? t`${plural(units, { one: '# unit', other: '# units' })}` : partyLabel(line);
  return (
    <Card padded>
      <Stack gap="small">
        <div>
          <CardTitle>{name}</CardTitle>
          <p className="muted">{counts}</p>
        </div>
        <CartLineFooter {...foot} about={name} />
      </Stack>
    </Card>
  );
}
