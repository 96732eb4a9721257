import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mapParty, partyFields, partyOf, type Party, type PartyInput } from '../../../schema/party.ts';
import { partySize, subtractParty } from '../../../trip/party-rules.ts';
import { usePartyFieldLabels, usePartyLabel } from '../../../shared/trip/use-party-label.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { Stepper } from '../../../ui/fields/number/stepper.tsx';

interface SplitPartyFormProps {
  /** The party before it is split; it has at least two adults. */
  whole: PartyInput;
  /** Called with the people on the other flight, who are booked second. */
  onSplit: (laterParty: Party) => void;
}

/** Asks who travels on another flight. There is at least one adult on each. */
export function SplitPartyForm({ whole, onSplit }: SplitPartyFormProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const labels = usePartyFieldLabels();
  const party = partyOf(whole);
  const minimum = mapParty((field) => (field === 'adults' ? 1 : 0));
  const maximum = mapParty((field) => party[field] - minimum[field]);
  const [chosenParty, setChosenParty] = useState<Party>(minimum);
  // The party may have become smaller in the meantime.
  const laterParty = mapParty((field) => Math.min(chosenParty[field], maximum[field]));
  const first = partyLabel(subtractParty(party, laterParty));
  const count = partySize(laterParty);
  const others = t`${plural(count, { one: 'the other person', other: 'the other # people' })}`;
  const limitHint = (max: number) => t`Up to ${max}`;
  return (
    <>
      <div role="group" aria-label={t`On the other flight`}>
        <FieldRow small>
          {partyFields
            .filter((field) => maximum[field] > 0)
            .map((field) => (
              <Stepper
                key={field}
                label={labels[field]}
                value={laterParty[field]}
                min={minimum[field]}
                max={maximum[field]}
                hint={limitHint(maximum[field])}
                onChange={(value) => setChosenParty({ ...laterParty, [field]: value })}
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
        <Button variant="primary" onClick={() => onSplit(laterParty)}>
          <Trans>Start with {first}</Trans>
        </Button>
      </Cluster>
    </>
  );
}
