import { useLingui } from '@lingui/react/macro';
import { offeredTripKinds } from '../../trip/pricing/price-options.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { SegmentedControl } from '../../ui/fields/choice/segmented-control.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './trip-kind-toggle.css?inline';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';

interface TripKindToggleProps {
  options: readonly PriceOption[];
  requestedKind: TripKind;
}

/** Switches between the prices of one way and of a round trip. Shown only if both trip kinds are on offer. */
export function TripKindToggle({ options, requestedKind }: TripKindToggleProps) {
  const { t } = useLingui();
  useStyles(css);
  const { search } = useStorefront().state;
  const hiddenKinds = useHiddenTripKinds();
  if (offeredTripKinds(options, requestedKind, hiddenKinds).length < 2) return null;
  return (
    <div className="trip-kind-toggle">
      <SegmentedControl
        legend={t`Trip`}
        legendHidden
        value={requestedKind}
        options={[
          { value: 'oneway', label: t`One way` },
          { value: 'roundtrip', label: t`Round trip` },
        ]}
        onChange={(kind) => search.setWantsReturn(kind === 'roundtrip')}
      />
    </div>
  );
}
