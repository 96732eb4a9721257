import { useLingui } from '@lingui/react/macro';
import type { PartyInput } from '../../schema/party.ts';
import type { Direction } from '../../schema/trip.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { usePartyLabel } from './use-party-label.ts';
import { useTripTypeLabel } from './use-trip-type-label.ts';

interface RouteRowsProps {
  from: string;
  to: string;
}

interface SelectionRowsProps {
  /** The title of the selected option. */
  service: string;
  party: PartyInput;
}

interface TripTypeRowProps {
  direction: Direction;
  roundtrip: boolean;
}

interface TripRowsProps extends RouteRowsProps, TripTypeRowProps {
  /** The selected option and who travels, unless both can still be changed. */
  selection?: SelectionRowsProps;
}

/** What a trip consists of, as rows of a definition list. */
export function TripRows({ from, to, selection, direction, roundtrip }: TripRowsProps) {
  return (
    <>
      <RouteRows from={from} to={to} />
      {selection && <SelectionRows {...selection} />}
      <TripTypeRow direction={direction} roundtrip={roundtrip} />
    </>
  );
}

export function RouteRows({ from, to }: RouteRowsProps) {
  const { t } = useLingui();
  return (
    <>
      <DefinitionRow
        kind="text"
        label={t({ message: 'From', context: 'where a trip starts' })}
        value={from}
      />
      <DefinitionRow kind="text" label={t`Destination`} value={to} />
    </>
  );
}

export function SelectionRows({ service, party }: SelectionRowsProps) {
  const { t } = useLingui();
  const partyLabel = usePartyLabel();
  return (
    <>
      <DefinitionRow kind="text" label={t`Transfer Service`} value={service} />
      <DefinitionRow kind="text" label={t`Passengers`} value={partyLabel(party)} />
    </>
  );
}

export function TripTypeRow({ direction, roundtrip }: TripTypeRowProps) {
  const { t } = useLingui();
  const tripTypeLabel = useTripTypeLabel();
  return <DefinitionRow kind="text" label={t`Trip Type`} value={tripTypeLabel(direction, roundtrip)} />;
}
