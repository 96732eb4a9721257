import { useLingui } from '@lingui/react/macro';
import type { PartyInput } from '../../schema/party.ts';
import type { Direction } from '../../schema/trip.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { usePartyLabel } from './use-party-label.ts';
import { useTripTypeLabel } from './use-trip-type-label.ts';

interface TripRowsProps {
  from: string;
  to: string;
  /** The selected option and who travels, unless both can still be changed. */
  selection?: { service: string; party: PartyInput };
  direction: Direction;
  roundtrip: boolean;
}

/** What a trip consists of, as rows of a definition list. */
export function TripRows({ from, to, selection, direction, roundtrip }: TripRowsProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  const tripTypeLabel = useTripTypeLabel();
  return (
    <>
      <DefinitionRow kind="text" label={t`From`} value={from} />
      <DefinitionRow kind="text" label={t`Destination`} value={to} />
      {selection && (
        <>
          <DefinitionRow kind="text" label={t`Transfer Service`} value={selection.service} />
          <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(selection.party)} />
        </>
      )}
      <DefinitionRow kind="text" label={t`Trip Type`} value={tripTypeLabel(direction, roundtrip)} />
    </>
  );
}
