import { lazy, Suspense, type ComponentType } from 'react';
import css from './qr-code.css?inline';
import type { QrCodeProps } from './qr-code.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useStyles } from '../../ui-context.ts';

const QrCode = lazy(async (): Promise<{ default: ComponentType<QrCodeProps> }> => {
  try {
    return { default: (await import('./qr-code.tsx')).QrCode };
  } catch {
    // The link next to the code works without it.
    return { default: () => null };
  }
});

/** A QR code that loads as a separate chunk, in a space that is reserved for it. */
export function LazyQrCode({ size = 'small', ...props }: QrCodeProps & { size?: 'small' | 'large' }) {
  useStyles(css);
  return (
    <div className="qr-place" data-size={size}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <QrCode {...props} />
      </Suspense>
    </div>
  );
}
