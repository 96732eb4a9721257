import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../parts/use-formats.ts';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';

/** Where and when to be for the first service of the booking. */
export function NextService({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const words = useTripWords();
  const next = sale.transfer_sales.toSorted((one, other) =>
    (one.pickup_datetime ?? '9').localeCompare(other.pickup_datetime ?? '9'),
  )[0];
  if (!next) return null;
  return (
    <Card>
      <h2>
        <Trans>Your next service</Trans>
      </h2>
      <DefinitionList
        rows={[
          ...(next.pickup_datetime ? [[t`When`, dateTime(next.pickup_datetime), 'strong'] as const] : []),
          [t`From`, next.pickup_place.title],
          [t`Destination`, next.dropoff_place.title],
          [t`Transfer Service`, next.service_type?.label ?? ''],
          [t`Passengers`, words.passengers(next.adults, next.kids)],
        ]}
      />
    </Card>
  );
}
