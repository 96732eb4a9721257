import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fittingOptions, isTripKindOffered } from '../../../trip/pricing/price-options.ts';
import { partyOf } from '../../../schema/party.ts';
import { partySize } from '../../../trip/party-rules.ts';
import { separateReturnPrices } from '../../../trip/pricing/separate-return.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import { idText } from '../../../schema/wire-values.ts';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { FieldRow } from '../../../ui/fields/field.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { PriceText } from '../../../ui/content/price-text.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import type { OnPlan, BookingAlternativesProps } from './booking-alternative.ts';
import { PanelHeading } from './panel-heading.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';
import { useReturnPrices } from '../../../shared/trip/use-return-prices.ts';

/** A vehicle for each way, as two one-way transfers, compared with a round trip. */
export function SeparateReturnForm(props: BookingAlternativesProps & { onPlan: OnPlan }) {
  const { trip, prices, fitting, onPlan } = props;
  const hidden = useHiddenTripKinds();
  const returning = useReturnPrices(trip);
  const [refs, setRefs] = useState<ChosenRefs>({});
  const onSale = (options: readonly PriceOption[]) =>
    options.filter((option) => isTripKindOffered(option, 'oneway', hidden));
  const there = onSale(fitting);
  const back = onSale(fittingOptions(returning.data?.options ?? [], partySize(trip)));
  const isCurrent = returning.data?.currency === prices.currency;
  const party = partyOf(trip);
  return (
    <Stack>
      <PanelHeading>
        <Trans>A different vehicle each way</Trans>
      </PanelHeading>
      {returning.error ? (
        <QueryError error={returning.error} phase="prices" tryAgain={() => void returning.refetch()} />
      ) : !isCurrent ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={260} />
        </SkeletonRegion>
      ) : back.length === 0 ? (
        <Alert tone="warning">
          <Trans>No vehicle is available for the return trip alone.</Trans>
        </Alert>
      ) : (
        <TwoWays
          {...{ there, back, currency: prices.currency, refs, setRefs }}
          roundtrips={fitting.filter((option) => isTripKindOffered(option, 'roundtrip', hidden))}
          onChoose={(one, other) =>
            onPlan('oneway', [{ option: one, ...party }], [{ option: other, ...party }])
          }
        />
      )}
    </Stack>
  );
}

interface ChosenRefs {
  there?: string;
  back?: string;
}

interface TwoWaysProps {
  there: readonly PriceOption[];
  back: readonly PriceOption[];
  /** To compare with. */
  roundtrips: readonly PriceOption[];
  currency: string;
  refs: ChosenRefs;
  setRefs: (refs: ChosenRefs) => void;
  onChoose: (there: PriceOption, back: PriceOption) => void;
}

function TwoWays({ there, back, roundtrips, currency, refs, setRefs, onChoose }: TwoWaysProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const chosenOf = (options: readonly PriceOption[], ref: string | undefined) =>
    options.find((option) => idText(option.ref) === ref);
  const choices = (options: readonly PriceOption[]) =>
    options.map((option) => ({
      value: idText(option.ref),
      title: option.title,
      description: money(option.oneway_price, currency),
    }));
  const first = chosenOf(there, refs.there);
  const second = chosenOf(back, refs.back);
  const prices = first && second && separateReturnPrices(first, second, roundtrips);
  return (
    <>
      <FieldRow>
        <ChoiceList
          legend={t`Outbound`}
          choices={choices(there)}
          value={refs.there}
          onChange={(ref) => setRefs({ ...refs, there: ref })}
        />
        <ChoiceList
          legend={t`Return`}
          choices={choices(back)}
          value={refs.back}
          onChange={(ref) => setRefs({ ...refs, back: ref })}
        />
      </FieldRow>
      <div role="status">
        {prices && (
          <Stack gap="small">
            <DefinitionList summary>
              <DefinitionRow
                kind="total"
                label={t`Total`}
                value={<PriceText amount={money(prices.total, currency)} />}
              />
            </DefinitionList>
            <Comparison comparison={prices.comparison} currency={currency} />
          </Stack>
        )}
      </div>
      <Cluster>
        <Button
          variant="primary"
          disabledReason={prices ? undefined : t`Choose a vehicle for each way.`}
          onClick={() => first && second && onChoose(first, second)}
        >
          <Trans>Continue with these two</Trans>
        </Button>
      </Cluster>
    </>
  );
}

type WayBackComparison = ReturnType<typeof separateReturnPrices>['comparison'];

/** What two one-way transfers cost more or less than a round trip. */
function Comparison({ comparison, currency }: { comparison: WayBackComparison; currency: string }) {
  const { money } = useFormats();
  if (!comparison) return null;
  const { roundtrip, more } = comparison;
  const { title } = roundtrip;
  const amount = <span className="unbroken">{money(Math.abs(more), currency)}</span>;
  return (
    <p>
      {more === 0 ? (
        <Trans>That is the price of the round trip with {title}.</Trans>
      ) : more > 0 ? (
        <Trans>
          That is {amount} more than the round trip with {title}.
        </Trans>
      ) : (
        <Trans>
          That is {amount} less than the round trip with {title}.
        </Trans>
      )}
    </p>
  );
}
