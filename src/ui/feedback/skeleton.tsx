import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

interface SkeletonProps {
  shape?: 'line' | 'block';
  /** In px, or CSS lengths; the shape has default sizes. */
  width?: number | string;
  height?: number | string;
}

/** A grey shape in place of content that is loading. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return <span className="skeleton" part="skeleton" data-shape={shape} aria-hidden="true" style={size} />;
}

interface SkeletonRegionProps {
  children: ReactNode;
}

/** After this the region admits that loading takes long. */
const LONG_WAIT_MS = 4000;

/** Contains the skeletons of a screen, and announces that it is loading. */
export function SkeletonRegion({ children }: SkeletonRegionProps) {
  const { t } = useLingui();
  const [isLongWait, setIsLongWait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLongWait(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="skeleton-region">
      {children}
      <p role="status" className={isLongWait ? 'skeleton-text' : 'hidden'}>
        {isLongWait ? t`Still loading` : t`Loading`}
      </p>
    </div>
  );
}
