import { Trans, useLingui } from '@lingui/react/macro';
import {
  cheapestRoundtrip,
  separateReturnPrices,
  type RoundtripComparison,
} from '../../../trip/pricing/separate-return-prices.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import { idToString, isSameId } from '../../../schema/wire-values.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { PriceText } from '../../../ui/content/price-text.tsx';

/** The refs of the vehicles that are selected so far. */
export interface VehiclePair {
  outboundRef?: string;
  returnRef?: string;
}

interface VehiclePairFormProps {
  outboundOptions: readonly PriceOption[];
  returnOptions: readonly PriceOption[];
  /** The options that the price of the pair is compared with. */
  roundtripOptions: readonly PriceOption[];
  currency: string;
  pair: VehiclePair;
  onChange: (pair: VehiclePair) => void;
  onChoose: (outboundOption: PriceOption, returnOption: PriceOption) => void;
}

/** Asks for a vehicle for each way, and shows what both cost together. */
export function VehiclePairForm(props: VehiclePairFormProps) {
  const { outboundOptions, returnOptions, roundtripOptions, currency, pair, onChange, onChoose } = props;
  const { t } = useLingui();
  const { money } = useFormats();
  const choices = (options: readonly PriceOption[]) =>
    options.map((option) => ({
      value: idToString(option.ref),
      title: option.title,
      description: <Trans>Up to {option.max_pax} passengers</Trans>,
      price: money(option.oneway_price, currency),
    }));
  const outboundOption = outboundOptions.find(({ ref }) => isSameId(ref, pair.outboundRef));
  const returnOption = returnOptions.find(({ ref }) => isSameId(ref, pair.returnRef));
  const bothOptions = outboundOption && returnOption && ([outboundOption, returnOption] as const);
  const prices = bothOptions && separateReturnPrices(...bothOptions, roundtripOptions);
  const missingReason = bothOptions ? undefined : t`Choose one vehicle for each way`;
  return (
    <>
      <p className="muted">
        <PriceBasis roundtripOptions={roundtripOptions} currency={currency} />
      </p>
      <FieldRow>
        <ChoiceList
          legend={t`Outbound`}
          choices={choices(outboundOptions)}
          value={pair.outboundRef}
          onChange={(ref) => onChange({ ...pair, outboundRef: ref })}
        />
        <ChoiceList
          legend={t`Return`}
          choices={choices(returnOptions)}
          value={pair.returnRef}
          onChange={(ref) => onChange({ ...pair, returnRef: ref })}
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
            {prices.comparison && <ComparisonNote {...prices.comparison} currency={currency} />}
          </Stack>
        )}
      </div>
      <Cluster>
        <Button
          variant="primary"
          disabledReason={missingReason}
          onClick={() => bothOptions && onChoose(...bothOptions)}
        >
          <Trans>Continue with these two</Trans>
        </Button>
        {missingReason && <span className="fact">{missingReason}</span>}
      </Cluster>
    </>
  );
}

interface PriceBasisProps {
  roundtripOptions: readonly PriceOption[];
  currency: string;
}

/** Says what the prices of the vehicles are for, and what the same vehicle costs both ways, if one is sold as a round trip. */
function PriceBasis({ roundtripOptions, currency }: PriceBasisProps) {
  const { money } = useFormats();
  const cheapest = cheapestRoundtrip(roundtripOptions);
  if (!cheapest) return <Trans>Two one-way prices.</Trans>;
  const amount = <span className="unbroken">{money(cheapest.roundtrip_price, currency)}</span>;
  return <Trans>Two one-way prices. Same vehicle both ways: from {amount}.</Trans>;
}

/** Tells how much more or less the two one-way transfers cost than a round trip. */
function ComparisonNote({ roundtrip, surcharge, currency }: RoundtripComparison & { currency: string }) {
  const { money } = useFormats();
  const { title } = roundtrip;
  const amount = <span className="unbroken">{money(Math.abs(surcharge), currency)}</span>;
  if (surcharge === 0) {
    return (
      <p>
        <Trans>That is the price of the round trip with {title}.</Trans>
      </p>
    );
  }
  return (
    <p>
      {surcharge > 0 ? (
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
