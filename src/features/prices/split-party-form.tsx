import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Party } from '../../trip/party.ts';
import { usePartyLabel } from '../../shared/trip/use-party-label.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FieldRow } from '../../ui/fields/field.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { PanelHeading } from './panel-heading.tsx';

interface SplitPartyFormProps {
  party: Party;
  onSplit: (second: Party) => void;
}

/** Who travels on another flight: an adult at least on each. */
export function SplitPartyForm({ party, onSplit }: SplitPartyFormProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const [chosen, setChosen] = useState<Party>({ adults: 1, kids: 0 });
  // The party may have become smaller in the meantime.
  const mostAdults = Math.max(1, party.adults - 1);
  const second = {
    adults: Math.min(chosen.adults, mostAdults),
    kids: Math.min(chosen.kids, party.kids),
  };
  const first = partyLabel({ adults: party.adults - second.adults, kids: party.kids - second.kids });
  const count = second.adults + second.kids;
  const others = t`${plural(count, { one: 'the other person', other: 'the other # people' })}`;
  const limit = (most: number) => t`up to ${most}`;
  return (
    <Stack>
      <PanelHeading>
        <Trans>Who is on the other flight?</Trans>
      </PanelHeading>
      <div role="group" aria-label={t`On the other flight`}>
        <FieldRow small>
          <Stepper
            label={t`Adults`}
            value={second.adults}
            min={1}
            max={mostAdults}
            limitHint={limit(mostAdults)}
            onChange={(adults) => setChosen({ ...second, adults })}
          />
          {party.kids > 0 && (
            <Stepper
              label={t`Kids`}
              value={second.kids}
              min={0}
              max={party.kids}
              limitHint={limit(party.kids)}
              onChange={(kids) => setChosen({ ...second, kids })}
            />
          )}
        </FieldRow>
      </div>
      <p role="status">
        <Trans>
          First you book for {first}. Next: {others}, with the same places and dates already filled in.
        </Trans>
      </p>
      <Cluster>
        <Button variant="primary" disabled={party.adults < 2} onClick={() => onSplit(second)}>
          <Trans>Start with {first}</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
