import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

interface SkeletonProps {
  shape?: 'line' | 'block' | 'control' | 'circle' | 'media';
  /** CSS sizes that differ from the shape's own. */
  width?: number | string;
  height?: number | string;
}

/** A grey shape with the size of what is to come. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return <span className="skeleton" part="skeleton" data-shape={shape} aria-hidden="true" style={size} />;
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </span>
  );
}

interface SkeletonRegionProps {
  /** What is loading, for screen readers. */
  label?: string;
  children: ReactNode;
}

const LONG_WAIT_MS = 4000;

/** Wraps the skeletons of a screen and says it when the wait gets long. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const { t } = useLingui();
  const [waitIsLong, setWaitIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="skeleton-region">
      {children}
      <p role="status" className={waitIsLong ? 'skeleton-words' : 'hidden'}>
        {waitIsLong ? t`Still loading` : (label ?? t`Loading`)}
      </p>
    </div>
  );
}
