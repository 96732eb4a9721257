import { Trans, useLingui } from '@lingui/react/macro';
import type { EndsProblem } from '../../trip/trip-ends.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { Direction } from '../../schema/trip.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface InvalidTripNoticeProps {
  problem: EndsProblem;
  direction: Direction;
}

/** Explains why there is no trip between two places. Only a link can request such a trip: the search form does not accept it. */
export function InvalidTripNotice({ problem, direction }: InvalidTripNoticeProps) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  return (
    <Alert
      tone="warning"
      title={t`This trip cannot be booked`}
      actions={
        <Button variant="primary" onClick={() => goTo(paths.transfers())}>
          <Trans>Change the search</Trans>
        </Button>
      }
    >
      <p>
        <Explanation problem={problem} direction={direction} />
      </p>
    </Alert>
  );
}

function Explanation({ problem, direction }: InvalidTripNoticeProps) {
  if (problem === 'same-ends') return <Trans>Pickup and destination are the same place.</Trans>;
  if (direction === 'A2H') return <Trans>A trip from airport to hotel must start at an airport.</Trans>;
  return <Trans>A trip from hotel to airport must end at an airport.</Trans>;
}
