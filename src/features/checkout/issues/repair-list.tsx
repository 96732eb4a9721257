import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { lineName, type ItineraryLine } from '../../../cart/itinerary.ts';
import { repairsFor, type Repair } from '../../../cart/repairs/repairs.ts';
import type { CartIssue } from '../../../schema/cart-snapshot.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';

/** The properties that the repairs of all kinds of lines share. */
export interface LineRepairsProps {
  issues: readonly CartIssue[];
  check: CartCheck;
  lockedReason: string | undefined;
  onRemove: () => void;
  /** Called once the line has changed. Its notice, which had the focus, may have disappeared. */
  onRepaired: () => void;
}

/** A possible repair of a line: its button runs it at once, or opens and closes its choices. */
export type RepairOption = { label: string } & ({ run: () => void } | { choices: ReactElement });

interface RepairListProps extends Pick<LineRepairsProps, 'issues' | 'lockedReason' | 'onRemove'> {
  item: ItineraryLine;
  /** The repairs that only some kinds of lines have; undefined if they are not possible at the moment. */
  options?: Partial<Record<Exclude<Repair, 'price' | 'remove'>, RepairOption | undefined>>;
  onAcceptPrice: (price: number) => void;
}

/** A button for each possible repair of a line's issues, with the choices of one of them below. */
export function RepairList({
  item,
  issues,
  lockedReason,
  options = {},
  onAcceptPrice,
  onRemove,
}: RepairListProps) {
  const { t } = useLingui();
  const [openRepair, setOpenRepair] = useState<Repair>();
  const priceIssue = issues.find((issue) => issue.code === 'price-changed');
  const allOptions: Partial<Record<Repair, RepairOption | undefined>> = {
    ...options,
    price: priceIssue && { label: t`Accept the new price`, run: () => onAcceptPrice(priceIssue.now) },
    remove: { label: t`Take out`, run: onRemove },
  };
  const repairs = repairsFor(item.kind, issues).flatMap((repair) => {
    const option = allOptions[repair];
    return option ? [{ repair, option }] : [];
  });
  const variantOf = (repair: Repair) => {
    // Nobody is urged to take out what can still be booked.
    const canLead = repair !== 'remove' || issues.some(isBlocking);
    if (canLead && repair === repairs[0]?.repair) return 'primary';
    return repair === 'remove' ? 'quiet' : 'secondary';
  };
  const openOption = openRepair && allOptions[openRepair];
  return (
    <Stack gap="small">
      <Cluster>
        {repairs.map(({ repair, option }) => {
          const isOpen = openRepair === repair;
          const toggle = () => setOpenRepair(isOpen ? undefined : repair);
          const hasChoices = 'choices' in option;
          return (
            <Button
              key={repair}
              size="small"
              variant={variantOf(repair)}
              aria-description={lineName(item)}
              aria-expanded={hasChoices ? isOpen : undefined}
              disabledReason={lockedReason}
              onClick={hasChoices ? toggle : option.run}
            >
              {option.label}
            </Button>
          );
        })}
      </Cluster>
      {openOption && 'choices' in openOption && openOption.choices}
    </Stack>
  );
}
