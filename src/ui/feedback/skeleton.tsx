import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

interface SkeletonProps {
  shape?: 'line' | 'block';
  /** CSS sizes that differ from the shape's own. */
  width?: number | string;
  height?: number | string;
}

/** A grey shape with the size of the content to come. */
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

const LONG_WAIT_MS = 4000;

/** Wraps the skeletons of a screen and announces a long wait. */
export function SkeletonRegion({ children }: SkeletonRegionProps) {
  const { t } = useLingui();
  const [waitIsLong, setWaitIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="skeleton-region">
      {children}
      <p role="status" className={waitIsLong ? 'skeleton-text' : 'hidden'}>
        {waitIsLong ? t`Still loading` : t`Loading`}
      </p>
    </div>
  );
}
