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
  /** The most important action, beside the reference. */
  action?: ReactNode;
  /** Shown below both. */
  children?: ReactNode;
}

/** The reference number of the sale, if any, large enough to read out on the phone, and a QR code that opens the voucher. */
export function SaleReference({ sale, hidePrices = false, action, children }: SaleReferenceProps) {
  const { t } = useLingui();
  const { apiBase } = useApi();
  return (
    <Card padded>
      <div className="sale-reference">
        <div className="sale-reference-main">
          <div className="sale-reference-top">
            {sale.confirmation_ref && (
              <div>
                <p className="muted">
                  <Trans>Confirmation</Trans>
                </p>
                <p className="sale-reference-code">
                  <bdi>{sale.confirmation_ref}</bdi>
                </p>
              </div>
            )}
            {action}
          </div>
          {children}
        </div>
        <div className="sale-code">
          <LazyQrCode
            text={voucherUrl(apiBase, sale.token, { hidePrices })}
            label={t`QR code of the voucher`}
          />
          <p className="muted">
            <Trans>Scan to open the voucher on another device.</Trans>
          </p>
        </div>
      </div>
    </Card>
  );
}
