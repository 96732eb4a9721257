import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentType } from 'react';
import { voucherUrl } from '../../api/sales.ts';
import { useApi } from '../../shared/session-context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { QrCodeProps } from './qr-code.tsx';

const QrCode = lazy((): Promise<{ default: ComponentType<QrCodeProps> }> =>
  import('./qr-code.tsx').then(
    (module) => ({ default: module.QrCode }),
    // A confirmation works without it.
    () => ({ default: () => null }),
  ),
);

/** Opens the voucher on a phone. */
export function SaleQr({ token, withoutPrices = false }: { token: string; withoutPrices?: boolean }) {
  const { t } = useLingui();
  const { apiBase } = useApi();
  return (
    <div className="qr-place">
      <Suspense fallback={<Skeleton shape="block" />}>
        <QrCode
          address={voucherUrl(apiBase, token, { hidePrices: withoutPrices })}
          label={t`QR code of the voucher`}
        />
      </Suspense>
    </div>
  );
}
