import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planParty, type NoPlanReason, type PartyPlan } from '../../../trip/vehicles/party-plan.ts';
import { isPrivate, offeredTripKinds } from '../../../trip/pricing/price-options.ts';
import type { TripKind } from '../../../schema/trip.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { PriceText } from '../../../ui/content/price-text.tsx';
import type { PlanFormProps } from './booking-alternatives-props.ts';
import { TripKindToggle } from '../trip-kind-toggle.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';
import { VehicleRows } from '../../../shared/trip/vehicle-rows.tsx';

/** Offers the cheapest private vehicles, at least two, that seat the whole party. */
export function PartyPlanner({ trip, prices, fittingOptions, requestedKind, onChoosePlan }: PlanFormProps) {
  const hiddenKinds = useHiddenTripKinds();
  const { options, currency } = prices;
  const privateOptions = options.filter(isPrivate);
  const [tripKind = requestedKind] = offeredTripKinds(privateOptions, requestedKind, hiddenKinds);
  const plan = planParty({ options, party: trip, tripKind, hiddenKinds });
  return (
    <>
      {/* Otherwise the toggle above the list of prices switches the plan as well. */}
      {fittingOptions.length === 0 && <TripKindToggle options={privateOptions} requestedKind={tripKind} />}
      {plan.ok ? (
        <PlanOffer
          plan={plan}
          hasKids={trip.kids > 0}
          tripKind={tripKind}
          currency={currency}
          onAdd={() => onChoosePlan(tripKind, plan.vehicles)}
        />
      ) : (
        <NoPlanNotice reason={plan.reason} />
      )}
    </>
  );
}

interface PlanOfferProps {
  plan: Extract<PartyPlan, { ok: true }>;
  hasKids: boolean;
  tripKind: TripKind;
  currency: string;
  onAdd: () => void;
}

function PlanOffer({ plan, hasKids, tripKind, currency, onAdd }: PlanOfferProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const { vehicles, total, isCheapest } = plan;
  const count = t`${plural(vehicles.length, { one: '# vehicle', other: '# vehicles' })}`;
  return (
    <>
      <p role="status">
        <PlanSentence count={count} isCheapest={isCheapest} hasKids={hasKids} />
      </p>
      <Stack gap="none">
        <DefinitionList summary>
          <VehicleRows vehicles={vehicles} tripKind={tripKind} currency={currency} />
          <DefinitionRow
            kind="total"
            label={tripKind === 'oneway' ? t`Total one way` : t`Total round trip`}
            value={<PriceText amount={money(total, currency)} />}
          />
        </DefinitionList>
        {showTaxesIncludedLabel && (
          <p className="muted">
            <Trans>Taxes included</Trans>
          </p>
        )}
      </Stack>
      <p className="muted">
        <Trans>
          Next, enter flights and pickups once for all vehicles. You can change each vehicle later.
        </Trans>
      </p>
      <Cluster>
        <Button variant="primary" onClick={onAdd}>
          <Trans>Add all vehicles</Trans>
        </Button>
      </Cluster>
    </>
  );
}

interface PlanSentenceProps {
  /** The number of vehicles, in words. */
  count: string;
  isCheapest: boolean;
  hasKids: boolean;
}

/** Says what a plan is. That there is an adult in each vehicle matters only to a party with kids. */
function PlanSentence({ count, isCheapest, hasKids }: PlanSentenceProps) {
  if (isCheapest && hasKids) {
    return <Trans>{count}: the cheapest choice for your group, with an adult in each.</Trans>;
  }
  if (isCheapest) return <Trans>{count}: the cheapest choice for your group.</Trans>;
  if (hasKids) return <Trans>{count} for your group, with an adult in each.</Trans>;
  return <Trans>{count} for your group.</Trans>;
}

function NoPlanNotice({ reason }: { reason: NoPlanReason }) {
  const reasons: Record<NoPlanReason, ReactNode> = {
    'none-sold': <Trans>No private vehicles are available for this trip.</Trans>,
    hidden: <Trans>The prices of these vehicles are not shown online.</Trans>,
    'too-many-people': <Trans>Your group is too large to book online.</Trans>,
    'too-few-adults': <Trans>Each vehicle needs an adult, and your group has too few.</Trans>,
  };
  return (
    <Alert tone="warning">
      <p>
        {reasons[reason]} <Trans>Please contact us, and we will find a solution.</Trans>
      </p>
      <ContactBlock />
    </Alert>
  );
}
