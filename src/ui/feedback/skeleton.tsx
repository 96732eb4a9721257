import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

interface SkeletonProps {
  shape?: 'line' | 'block';
  /** In px, or a CSS length; each shape has a default. */
  width?: number | string;
  /** In px, or a CSS length; each shape has a default. */
  height?: number | string;
}

/** A grey shape in place of content that is loading. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height };
  return <span className="skeleton" part="skeleton" data-shape={shape} aria-hidden="true" style={size} />;
}

/** How long the region announces "Loading" before it shows "Still loading". */
const LONG_WAIT_MS = 4000;

/** Contains the skeletons of a screen, and announces that it is loading. */
export function SkeletonRegion({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isLongWait, setIsLongWait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div>
      <div aria-busy="true">{children}</div>
      {/* Outside what is busy, because screen readers may hold back what changes in there. */}
      <p role="status" className={isLongWait ? 'skeleton-text' : 'hidden'}>
        {isLongWait ? t`Still loading` : t`Loading`}
      </p>
    </div>
  );
}
