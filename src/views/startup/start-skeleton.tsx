import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';

/** The skeleton while the settings load, which screen readers announce. */
export function StartSkeleton() {
  return (
    <SkeletonRegion>
      <SilentStartSkeleton />
    </SkeletonRegion>
  );
}

/** The skeleton until the messages have loaded: there is no text to announce. It fills the space reserved for the element. */
export function SilentStartSkeleton() {
  return <Skeleton shape="block" height="var(--reserved)" />;
}
