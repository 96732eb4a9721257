import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tourLineTitle } from '../../domain/tour-line.ts';
import { LineFoot, type LineFootProps } from '../../parts/line-foot.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { TourLine } from '../../schema/tour-line.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';

export function TourLineCard({ line, ...foot }: Omit<LineFootProps, 'about'> & { line: TourLine }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const words = useTripWords();
  const { tour, rate } = tourLineTitle(line);
  const { adults, kids, infants, pickupLocation } = line;
  const babies = infants > 0 && t`${plural(infants, { one: '# infant', other: '# infants' })}`;
  return (
    <Card padded>
      <Stack gap="small">
        <CardTitle>{tour}</CardTitle>
        <DefinitionList>
          {rate && <DefinitionRow kind="text" label={t`Rate`} value={rate} />}
          <DefinitionRow kind="text" label={t`Date`} value={dateTime(`${line.tourDate} ${line.schedule}`)} />
          <DefinitionRow
            kind="text"
            label={t`Persons`}
            value={[words.passengers(adults, kids), babies].filter(Boolean).join(', ')}
          />
          {pickupLocation && (
            <DefinitionRow kind="text" label={t`Pick-up location`} value={pickupLocation.title} />
          )}
        </DefinitionList>
        <LineFoot {...foot} about={tour} />
      </Stack>
    </Card>
  );
}
