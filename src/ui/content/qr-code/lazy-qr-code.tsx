import { Suspense, type ReactNode } from 'react';
import css from './qr-code.css?inline';
import type { QrCodeProps } from './qr-code.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useStyles } from '../../ui-context.ts';
import { lazyComponent } from '../../lazy-component.ts';

// If it fails to load, its space stays empty: a code only leads to what the visitor can also open without it.
const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

interface LazyQrCodeProps extends QrCodeProps {
  size?: 'small' | 'large';
  /** What scanning the code does. */
  caption?: ReactNode;
}

/** A QR code that loads as a separate chunk, in a space that is reserved for it. */
export function LazyQrCode({ size = 'small', caption, ...props }: LazyQrCodeProps) {
  useStyles(css);
  return (
    <>
      <div className="qr-place" data-size={size}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <QrCode {...props} />
        </Suspense>
      </div>
      {caption && <p className="qr-caption muted">{caption}</p>}
    </>
  );
}
