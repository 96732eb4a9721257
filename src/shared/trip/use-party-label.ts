import { useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { partyOf, type PartyField, type PartyInput } from '../../schema/party.ts';

type PartyWithInfants = Readonly<PartyInput> & { infants?: number };

/** Returns a function that describes a party, like `partyText`. */
export function usePartyLabel(): (party: PartyWithInfants) => string {
  const { i18n } = useLingui();
  return (party) => partyText(party, i18n);
}

/** The labels of the fields of a party. */
export function usePartyFieldLabels(): Record<PartyField, string> {
  const { t } = useLingui();
  return { adults: t`Adults`, kids: t`Kids` };
}

/** Who takes part: `2 adults, 1 kid, 1 infant`. */
export function partyText(party: PartyWithInfants, i18n: I18n): string {
  const { adults, kids } = partyOf(party);
  const { infants = 0 } = party;
  return [
    i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`),
    kids > 0 && i18n._(msg`${plural(kids, { one: '# kid', other: '# kids' })}`),
    infants > 0 && i18n._(msg`${plural(infants, { one: '# infant', other: '# infants' })}`),
  ]
    .filter(Boolean)
    .join(', ');
}
