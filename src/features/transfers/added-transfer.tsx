import { Trans } from '@lingui/react/macro';
import { AddedToCart } from '../../shared/added-to-cart.tsx';
import { Screen } from '../../shared/screen.tsx';
import { TransferCard } from '../../shared/transfer-card.tsx';
import { useSettings } from '../../shared/session-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { SectionHeading } from '../../ui/heading.tsx';

/** The transfer is in the cart: add another, or continue to payment. */
export function AddedTransfer({ line }: { line: TransferLine }) {
  const { replaceWith } = useNavigation();
  const { hasExtras } = useSettings();
  const addMore = () => replaceWith(paths.transfers());
  const goOn = () => replaceWith(hasExtras ? paths.transferExtras() : paths.checkout());
  return (
    <Screen heading={<Trans>Flight and pickup details</Trans>}>
      <SectionHeading>
        <Trans>Your trip</Trans>
      </SectionHeading>
      <TransferCard line={line} expanded />
      <AddedToCart what="transfer" onClose={addMore} onAddMore={addMore} onContinue={goOn} />
    </Screen>
  );
}
