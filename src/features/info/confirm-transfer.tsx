import { Trans, useLingui } from '@lingui/react/macro';
import { TransferCard } from '../../shared/cart/transfer-card.tsx';
import type { TransferLine } from '../../schema/transfer.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

export function ConfirmTransfer(props: {
  /** Several if they are added together. */
  lines: readonly TransferLine[];
  currency: string;
  /** The transfer is already in the cart and was edited. */
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
      <Stack>
        {props.lines.map((line, index) => (
          <TransferCard
            key={index}
            line={line}
            totals={{ total: line.total, discount: 0, currency: props.currency }}
            expanded
          />
        ))}
      </Stack>
    </Dialog>
  );
}
