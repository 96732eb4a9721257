import { Plural, Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Party, PartyInput } from '../../schema/party.ts';
import { partySize } from '../../trip/party-rules.ts';
import { completeTrip, tripOfSearch } from '../../trip/search/searched-trip.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { AddedToCart } from '../../shared/cart/added-to-cart.tsx';
import { useAddedTotals } from '../../shared/cart/use-added-totals.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { TransferRecord } from '../../shared/cart/transfer-record.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './added-transfers.css?inline';

/** The transfers that were just added to the cart. */
export interface AddedLines {
  lines: readonly TransferLine[];
  currency: string;
  /** The part of the party that still needs a transfer; the search is already set to it. */
  remainingParty: Party | undefined;
}

/**
 * Shows the transfers that were added to the cart, and what to do next: book for the remaining party, add another
 * transfer, or continue to the extras or the cart.
 */
export function AddedTransfers({ lines, currency, remainingParty }: AddedLines) {
  const { replaceWith } = useNavigation();
  const search = useSnapshot(useStorefront().state.search.state);
  const remainingTrip = remainingParty && completeTrip(tripOfSearch(search));
  const nextStep = useSettings().hasExtras ? paths.transferExtras() : paths.checkout();
  const totalsOf = useAddedTotals();
  const addMore = () => replaceWith(paths.transfers());
  useStyles(css);
  return (
    <Screen heading={<Trans>Flight and pickup details</Trans>}>
      <div className="added-transfers">
        <AddedToCart
          item={lines.length > 1 ? 'transfers' : 'transfer'}
          lines={lines.map((line, index) => (
            <TransferRecord
              key={index}
              line={line}
              details="pickups"
              totals={totalsOf({ total: line.total, currency })}
            />
          ))}
          onClose={addMore}
          onAddMore={addMore}
          onContinue={() => replaceWith(nextStep)}
          nextAction={
            remainingTrip && {
              label: <NextPartyLabel party={remainingTrip} />,
              onClick: () => replaceWith(paths.prices(remainingTrip)),
            }
          }
        />
      </div>
    </Screen>
  );
}

/** The label of the button that continues with the rest of a split party. */
function NextPartyLabel({ party }: { party: PartyInput }) {
  return <Plural value={partySize(party)} one="Next: the other person" other="Next: the other # people" />;
}
