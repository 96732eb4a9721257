import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CartLineFooter, type CartLineFooterProps } from '../../shared/cart-line-footer.tsx';
import { usePartyLabel } from '../../shared/use-party-label.ts';
import type { ExtraLine } from '../../schema/extra.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';

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
