import { Trans, useLingui } from '@lingui/react/macro';
import { DateTimeText } from '../../parts/date-time-text.tsx';
import { useTripWords } from '../../parts/use-trip-words.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';

/** Where and when to be for the first service of the booking. */
export function NextService({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const words = useTripWords();
  const next = sale.transfer_sales.toSorted((one, other) =>
    (one.pickup_datetime ?? '9').localeCompare(other.pickup_datetime ?? '9'),
  )[0];
  if (!next) return null;
  return (
    <Card padded>
      <Stack gap="small">
        <SectionHeading>
          <Trans>Your next service</Trans>
        </SectionHeading>
        <DefinitionList>
          {next.pickup_datetime && (
            <DefinitionRow kind="text" label={t`When`} value={<DateTimeText of={next.pickup_datetime} />} />
          )}
          <DefinitionRow kind="text" label={t`From`} value={next.pickup_place.title} />
          <DefinitionRow kind="text" label={t`Destination`} value={next.dropoff_place.title} />
          <DefinitionRow kind="text" label={t`Transfer Service`} value={next.service_type?.label ?? ''} />
          <DefinitionRow kind="text" label={t`Passengers`} value={words.passengers(next.adults, next.kids)} />
        </DefinitionList>
      </Stack>
    </Card>
  );
}
