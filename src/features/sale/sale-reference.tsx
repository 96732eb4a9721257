import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { voucherUrl } from '../../api/sales.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { LazyQrCode } from '../../ui/content/qr-code/lazy-qr-code.tsx';

interface SaleReferenceProps {
  sale: Sale;
  hidePrices?: boolean;
  /** Actions, below the reference. */
  children?: ReactNode;
}

/** The reference number of the sale, if any, large enough to read out on the phone, and a QR code that opens the voucher. */
export function SaleReference({ sale, hidePrices = false, children }: SaleReferenceProps) {
  const { t } = useLingui();
  const { apiBase } = useApi();
  return (
    <Card padded>
      <div className="sale-reference">
        <div>
          {sale.confirmation_ref && (
            <>
              <p className="muted">
                <Trans>Confirmation</Trans>
              </p>
              <p className="sale-reference-code">{sale.confirmation_ref}</p>
            </>
          )}
          <p className="muted sale-reference-hint">
            <Trans>Scan to open the voucher on your phone.</Trans>
          </p>
        </div>
        <LazyQrCode
          text={voucherUrl(apiBase, sale.token, { hidePrices })}
          label={t`QR code of the voucher`}
        />
      </div>
      {children}
    </Card>
  );
}
