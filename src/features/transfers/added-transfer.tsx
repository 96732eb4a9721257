import { Trans, useLingui } from '@lingui/react/macro';
import { Screen } from '../../parts/screen.tsx';
import { TransferCard } from '../../parts/transfer-card.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SectionHeading } from '../../ui/heading.tsx';

/** The transfer is in the cart: add another, or go on to pay. */
export function AddedTransfer({ line }: { line: TransferLine }) {
  const { t } = useLingui();
  const { replaceWith } = useNavigation();
  const { hasExtras } = useSettings();
  const addMore = () => replaceWith(paths.transfers());
  const goOn = () => replaceWith(hasExtras ? paths.transferExtras() : paths.checkout());
  return (
    <Screen heading={<Trans>Flight and pickup details</Trans>}>
      <SectionHeading>
        <Trans>Your trip</Trans>
      </SectionHeading>
      <TransferCard line={line} unique />
      <Dialog
        open
        onClose={addMore}
        heading={t`Added to cart`}
        actions={
          <>
            <Button onClick={addMore}>
              <Trans>Back to add more</Trans>
            </Button>
            <Button variant="primary" onClick={goOn}>
              <Trans>Continue to Cart</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Your transfer is in your cart.</Trans>
        </p>
      </Dialog>
    </Screen>
  );
}
