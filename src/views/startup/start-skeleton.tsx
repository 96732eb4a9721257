import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';

/** While the settings load: announced to screen readers. */
export function StartSkeleton() {
  return (
    <SkeletonRegion>
      <SilentStartSkeleton />
    </SkeletonRegion>
  );
}

/** Until the messages have loaded, there is no text to announce. As tall as the space reserved for the element. */
export function SilentStartSkeleton() {
  return <Skeleton shape="block" height="var(--reserved, 320px)" />;
}
