import { useLingui } from '@lingui/react/macro';
import type { PartyField } from '../../schema/party.ts';
import { partyText } from './party-text.ts';

type TextOfParty = (party: Parameters<typeof partyText>[0]) => string;

/** Who takes part, in words. */
export function usePartyLabel(): TextOfParty {
  const { i18n } = useLingui();
  return (party) => partyText(party, i18n);
}

/** The labels of the fields that count them. */
export function usePartyFieldLabels(): Record<PartyField, string> {
  const { t } = useLingui();
  return { adults: t`Adults`, kids: t`Kids` };
}
