import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { lineName, type ItineraryLine } from '../../../cart/itinerary.ts';
import { remainingTimes } from '../../../cart/issues/tour-issues.ts';
import { candidatePickups } from '../../../cart/repairs/alternative-pickups.ts';
import { repairsFor, type Repair } from '../../../cart/repairs/repairs.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import type { CartIssue } from '../../../schema/cart-snapshot.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { DayChoices, PickupChoices, TimeChoices, VehicleChoices } from './repair-choices.tsx';
import { useIssueTexts } from './use-issue-texts.ts';
import { useRepairs } from './use-repairs.ts';

export interface LineIssuesProps {
  item: ItineraryLine;
  issues: readonly CartIssue[];
  check: CartCheck;
  /** The line is focused whenever this changes to another object: its issue must be resolved first. */
  wanted: object | undefined;
  lockedReason: string | undefined;
  /** Of a transfer, whose form has all days. */
  onEdit: (kept: CartTransfer) => void;
  onRemove: () => void;
  /** The line has changed, and its notice may have disappeared. */
  onSettled: () => void;
}

/** The issues of a line, and how to resolve them. Hints look less urgent and can be ignored. */
export function LineIssues(props: LineIssuesProps) {
  const { item, issues, wanted } = props;
  const place = useRef<HTMLDivElement>(null);
  const textOf = useIssueTexts(item);
  useEffect(() => {
    if (wanted) place.current?.focus();
  }, [wanted]);
  // A refused pickup already says why it is too late.
  const said = issues.filter(
    ({ code }) =>
      code !== 'cutoff-passed' || !issues.some((other) => other.code === 'pickup-refused' && other.message),
  );
  return (
    <Alert ref={place} tone={issues.some(isBlocking) ? 'warning' : 'info'} actions={<Repairs {...props} />}>
      {said.map((issue) => (
        <p key={textOf(issue)}>{textOf(issue)}</p>
      ))}
    </Alert>
  );
}

function Repairs({ item, issues, check, lockedReason, onEdit, onRemove, onSettled }: LineIssuesProps) {
  const { t } = useLingui();
  const now = useNow();
  const [open, setOpen] = useState<Repair>();
  const actions = useRepairs(item, onSettled);
  const { kind, kept } = item;
  const tourCheck = kind === 'tour' ? check.tours[kept.id] : undefined;
  const tour = tourCheck?.tour === 'not-found' ? undefined : tourCheck?.tour;
  const transfer = kind === 'transfer' ? check.transfers[kept.id] : undefined;
  const leg = transfer?.pickups.find(({ valid }) => !valid)?.leg ?? arrivalLeg(item);
  const timeZone = transfer?.timeZone;
  const hasPickups = kind === 'transfer' && candidatePickups(kept.line, leg, now, timeZone).length > 0;
  const price = issues.find((issue) => issue.code === 'price-changed');
  const names: Record<Repair, string> = {
    time: t`Choose another time`,
    day: t`Choose another day`,
    price: t`Accept the new price`,
    vehicle: t`Choose another vehicle`,
    remove: t`Take out`,
  };
  const isPossible: Record<Repair, boolean> = {
    time: hasPickups || (tourCheck !== undefined && remainingTimes(tourCheck, now).length > 0),
    day: tour !== undefined || (kind === 'transfer' && !hasPickups),
    price: price !== undefined,
    vehicle: (transfer?.options?.length ?? 0) > 0,
    remove: true,
  };
  const isInstant = (repair: Repair) =>
    repair === 'remove' || repair === 'price' || (repair === 'day' && kind === 'transfer');
  const run = (repair: Repair) => {
    if (repair === 'remove') onRemove();
    else if (repair === 'day' && kind === 'transfer') onEdit(kept);
    else if (repair === 'price' && price) actions.acceptPrice(price.now, offeredOption(item, check));
    else setOpen(open === repair ? undefined : repair);
  };
  return (
    <Stack gap="small">
      <Cluster>
        {repairsFor(kind, issues)
          .filter((repair) => isPossible[repair])
          .map((repair) => (
            <Button
              key={repair}
              size="small"
              aria-description={lineName(item)}
              aria-expanded={isInstant(repair) ? undefined : open === repair}
              disabledReason={lockedReason}
              onClick={() => run(repair)}
            >
              {names[repair]}
            </Button>
          ))}
      </Cluster>
      {open === 'time' && tourCheck && <TimeChoices check={tourCheck} actions={actions} />}
      {open === 'time' && kind === 'transfer' && (
        <PickupChoices kept={kept} leg={leg} timeZone={timeZone} actions={actions} />
      )}
      {open === 'day' && kind === 'tour' && tour && (
        <DayChoices kept={kept} tour={tour} check={check} actions={actions} />
      )}
      {open === 'vehicle' && kind === 'transfer' && (
        <VehicleChoices kept={kept} options={transfer?.options ?? []} actions={actions} />
      )}
    </Stack>
  );
}

function offeredOption({ kind, kept }: ItineraryLine, check: CartCheck) {
  if (kind !== 'transfer') return undefined;
  const options = check.transfers[kept.id]?.options ?? [];
  return options.find(({ ref }) => isSameId(ref, kept.line.priceSelected.ref));
}

/** The leg whose flight arrives: the only one that a hint may call too early. */
function arrivalLeg({ kind, kept }: ItineraryLine) {
  return kind === 'transfer' && kept.line.tripType === 'H2A' ? 'return' : 'service';
}
