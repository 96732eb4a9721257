import { useLingui } from '@lingui/react/macro';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { ExtraSale } from '../../schema/sale.ts';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';

export function ExtraFacts({ extra, price }: { extra: ExtraSale; price?: string | undefined }) {
  const { t } = useLingui();
  const { passengers } = useTripWords();
  const { name, adults, kids, units } = extra;
  return (
    <DefinitionList>
      <DefinitionRow kind="text" label={t`Extra`} value={<strong>{name}</strong>} />
      {adults + kids > 0 && (
        <DefinitionRow kind="text" label={t`Passengers`} value={passengers(adults, kids)} />
      )}
      {units > 0 && <DefinitionRow kind="text" label={t`Units`} value={units} />}
      {price !== undefined && <DefinitionRow kind="text" label={t`Price`} value={price} />}
    </DefinitionList>
  );
}
