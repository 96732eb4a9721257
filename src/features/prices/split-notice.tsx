import { Plural, Trans } from '@lingui/react/macro';
import { partySize } from '../../trip/party-rules.ts';
import type { PartyInput } from '../../schema/party.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface SplitNoticeProps {
  first: PartyInput;
  others: PartyInput;
  onTogether: () => void;
}

/** A party on two flights: whom the prices are for, and who comes next. */
export function SplitNotice({ first, others, onTogether }: SplitNoticeProps) {
  const now = usePartyLabel()(first);
  const count = partySize(others);
  return (
    <Alert
      title={<Trans>Now: {now}</Trans>}
      actions={
        <Button onClick={onTogether}>
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
