import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LineFoot, type LineFootProps } from '../../parts/line-foot.tsx';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { ExtraLine } from '../../schema/extra.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';

interface ExtraCardProps extends Omit<LineFootProps, 'about'> {
  line: ExtraLine;
  /** In the language in force, where the provider has said it. */
  name: string;
}

export function ExtraLineCard({ line, name, ...foot }: ExtraCardProps) {
  const { t } = useLingui();
  const words = useTripWords();
  const { adults, kids, units } = line;
  const counts =
    units > 0 ? t`${plural(units, { one: '# unit', other: '# units' })}` : words.passengers(adults, kids);
  return (
    <Card padded>
      <Stack gap="small">
        <div>
          <CardTitle>{name}</CardTitle>
          <p className="muted">{counts}</p>
        </div>
        <LineFoot {...foot} about={name} />
      </Stack>
    </Card>
  );
}
