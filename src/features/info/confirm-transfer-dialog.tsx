import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TransferRecord } from '../../shared/cart/transfer-record.tsx';
import type { TransferLine } from '../../schema/transfer.ts';
import { sumOf } from '../../lib/money.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './confirm-transfer-dialog.css?inline';

interface ConfirmTransferDialogProps {
  /** The transfer, or all transfers that are added together. */
  lines: readonly TransferLine[];
  currency: string;
  /** The label of the button that confirms. */
  confirmLabel: ReactNode;
  /** Why that button is disabled; undefined if it is not. */
  disabledReason: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the transfers as they will be booked, before they are added to the cart or saved there. */
export function ConfirmTransferDialog(props: ConfirmTransferDialogProps) {
  useStyles(css);
  const { t } = useLingui();
  const { money } = useFormats();
  const isSingle = props.lines.length === 1;
  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={t`Please check your information before add to cart`}
      actions={
        <>
          <p className="confirm-total">
            <span className="muted">{t`Subtotal`}</span>
            <PriceText amount={money(sumOf(props.lines.map(({ total }) => total)), props.currency)} />
          </p>
          <Button variant="primary" onClick={props.onConfirm} disabledReason={props.disabledReason}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {props.lines.map((line, index) => (
          <TransferRecord
            // Lines have ids only in the cart.
            key={index}
            line={line}
            // The total of a single transfer stands beside the button.
            totals={isSingle ? undefined : { total: line.total, discount: 0, currency: props.currency }}
            details="flights"
          />
        ))}
      </Stack>
    </Dialog>
  );
}
