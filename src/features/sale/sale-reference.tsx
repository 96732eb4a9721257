import { Trans } from '@lingui/react/macro';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { SaleQr } from './sale-qr.tsx';

/** The reference to give on the phone, and the voucher as a QR code. */
export function SaleReference({ sale, withoutPrices = false }: { sale: Sale; withoutPrices?: boolean }) {
  return (
    <Card padded>
      <div className="sale-reference">
        <div>
          <p className="muted">
            <Trans>Confirmation</Trans>
          </p>
          <p className="sale-reference-code">{sale.confirmation_ref}</p>
          <p className="muted">
            <Trans>Scan the code to have the voucher on your phone.</Trans>
          </p>
        </div>
        <SaleQr token={sale.token} withoutPrices={withoutPrices} />
      </div>
    </Card>
  );
}
