import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { lineName, type ItineraryLine } from '../../../cart/itinerary.ts';
import { lineProblems, type Repair } from '../../../cart/repairs/repairs.ts';
import type { CartIssue } from '../../../schema/cart-snapshot.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { ProblemText } from './problem-text.tsx';

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

interface ProblemListProps extends Omit<LineRepairsProps, 'onRepaired'> {
  item: ItineraryLine;
  /** The repairs that only some kinds of lines have; undefined if they are not possible at the moment. */
  options?: Partial<Record<Exclude<Repair, 'price'>, RepairOption | undefined>>;
  onAcceptPrice: (price: number) => void;
}

/**
 * Each problem of a line, with a button for each of its possible repairs, of which the first leads, and the choices of one of
 * them below. The last row also offers to take out the line.
 */
export function ProblemList({
  item,
  issues,
  check,
  lockedReason,
  options = {},
  onAcceptPrice,
  onRemove,
}: ProblemListProps) {
  const { t } = useLingui();
  const [openRepair, setOpenRepair] = useState<Repair>();
  const priceIssue = issues.find((issue) => issue.code === 'price-changed');
  const allOptions: Partial<Record<Repair, RepairOption | undefined>> = {
    ...options,
    price: priceIssue && { label: t`Accept the new price`, run: () => onAcceptPrice(priceIssue.now) },
  };
  const problems = lineProblems(item.kind, issues).map((problem) => ({
    ...problem,
    repairs: problem.repairs.filter((repair) => allOptions[repair]),
  }));
  const recommended = new Set(problems.map(({ repairs }) => repairs[0]));
  const hasRepairs = problems.some(({ repairs }) => repairs.length > 0);
  const shared = { size: 'small', 'aria-description': lineName(item), disabledReason: lockedReason } as const;

  const repairButton = (repair: Repair) => {
    const option = allOptions[repair];
    if (!option) return null;
    const isOpen = openRepair === repair;
    const hasChoices = 'choices' in option;
    return (
      <Button
        {...shared}
        key={repair}
        variant={recommended.has(repair) ? 'primary' : 'secondary'}
        aria-expanded={hasChoices ? isOpen : undefined}
        onClick={hasChoices ? () => setOpenRepair(isOpen ? undefined : repair) : option.run}
      >
        {option.label}
      </Button>
    );
  };
  const choicesAmong = (repairs: readonly Repair[]) => {
    const option = openRepair && repairs.includes(openRepair) ? allOptions[openRepair] : undefined;
    return option && 'choices' in option && option.choices;
  };

  return (
    <Stack gap="small">
      {problems.map((problem) => (
        <Stack key={problem.issues[0]?.code} gap="small">
          <ProblemText item={item} issues={problem.issues} check={check} />
          <Cluster>
            {problem.repairs.map(repairButton)}
            {problem === problems.at(-1) && (
              <Button
                {...shared}
                variant={hasRepairs ? 'quiet' : 'secondary'}
                flush={hasRepairs}
                onClick={onRemove}
              >
                {t`Take out`}
              </Button>
            )}
          </Cluster>
          {choicesAmong(problem.repairs)}
        </Stack>
      ))}
    </Stack>
  );
}
