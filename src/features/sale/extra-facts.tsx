import { useLingui } from '@lingui/react/macro';
import { usePartyLabel } from '../../shared/use-party-label.ts';
import type { ExtraSale } from '../../schema/sale.ts';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';

export function ExtraFacts({ extra, price }: { extra: ExtraSale; price?: string | undefined }) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const { name, adults, kids, units } = extra;
  return (
    <DefinitionList>
      <DefinitionRow kind="text" label={t`Extra`} value={<strong>{name}</strong>} />
      {adults + kids > 0 && <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(extra)} />}
      {units > 0 && <DefinitionRow kind="text" label={t`Units`} value={units} />}
      {price !== undefined && <DefinitionRow kind="text" label={t`Price`} value={price} />}
    </DefinitionList>
  );
}
