import { ph } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { partySize } from '../../trip/party-rules.ts';
import type { PartyInput } from '../../schema/party.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface SplitNoticeProps {
  /** The people on the flight that is being booked. */
  first: PartyInput;
  /** The people on the other flight. */
  others: PartyInput;
  /** Called when everybody is to travel together again. */
  onRejoin: () => void;
}

/** Tells a party on two flights whom the prices on screen are for, and how many people come next. */
export function SplitNotice({ first, others, onRejoin }: SplitNoticeProps) {
  const partyLabel = usePartyLabel();
  const count = partySize(others);
  return (
    <Alert
      title={<Trans>Now: {ph({ now: partyLabel(first) })}</Trans>}
      actions={
        <Button onClick={onRejoin}>
          <Trans>Travel together after all</Trans>
        </Button>
      }
    >
      <p>
        <Plural value={count} one="Next: the other person" other="Next: the other # people" />
      </p>
    </Alert>
  );
}
