import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mapParty, partyFields, partyOf, type Party, type PartyInput } from '../../../schema/party.ts';
import { partySize, subtractParty } from '../../../trip/party-rules.ts';
import { usePartyFieldLabels, usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow } from '../../../ui/fields/field.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { Stepper } from '../../../ui/fields/number/stepper.tsx';
import { PanelHeading } from './panel-heading.tsx';

interface SplitPartyFormProps {
  /** Of the whole trip. */
  whole: PartyInput;
  onSplit: (second: Party) => void;
}

/** Who travels on another flight: an adult at least on each. */
export function SplitPartyForm({ whole, onSplit }: SplitPartyFormProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const labels = usePartyFieldLabels();
  const party = partyOf(whole);
  const least = mapParty((field) => (field === 'adults' ? 1 : 0));
  const most = mapParty((field) => Math.max(party[field] - least[field], least[field]));
  const [chosen, setChosen] = useState<Party>(least);
  // The party may have become smaller in the meantime.
  const second = mapParty((field) => Math.min(chosen[field], most[field]));
  const first = partyLabel(subtractParty(party, second));
  const count = partySize(second);
  const others = t`${plural(count, { one: 'the other person', other: 'the other # people' })}`;
  const limit = (most: number) => t`up to ${most}`;
  return (
    <Stack>
      <PanelHeading>
        <Trans>Who is on the other flight?</Trans>
      </PanelHeading>
      <div role="group" aria-label={t`On the other flight`}>
        <FieldRow small>
          {partyFields
            .filter((field) => most[field] > 0)
            .map((field) => (
              <Stepper
                key={field}
                label={labels[field]}
                value={second[field]}
                min={least[field]}
                max={most[field]}
                limitHint={limit(most[field])}
                onChange={(count) => setChosen({ ...second, [field]: count })}
              />
            ))}
        </FieldRow>
      </div>
      <p role="status">
        <Trans>
          Book for {first} first, then for {others}. The places and dates will already be filled in.
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
