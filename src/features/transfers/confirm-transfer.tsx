import { Trans, useLingui } from '@lingui/react/macro';
import { TransferCard } from '../../parts/transfer-card.tsx';
import type { TransferLine } from '../../schema/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function ConfirmTransfer(props: {
  line: TransferLine;
  /** It is in the cart already and was changed. */
  edited: boolean;
  onAdd: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={t`Please check your information before add to cart`}
      actions={
        <Button variant="primary" onClick={props.onAdd}>
          {props.edited ? <Trans>Save changes</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      }
    >
      <TransferCard line={props.line} totals={{ total: props.line.total, discount: 0 }} unique />
    </Dialog>
  );
}
