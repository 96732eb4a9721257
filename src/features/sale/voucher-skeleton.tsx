import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';

/** The outline of the voucher: its letterhead, the first service, and the reference with its code beside the contact. */
export function VoucherSkeleton() {
  return (
    <SkeletonRegion>
      <div className="voucher voucher-skeleton">
        <div className="voucher-letterhead">
          <p className="muted">
            <Skeleton height="1lh" />
          </p>
          <Skeleton shape="block" width="min(64%, 263px)" height={44} />
          <Skeleton shape="block" width="min(30%, 146px)" height={44} />
        </div>
        <SkeletonCard content="service" height="var(--service-height)" />
        <div className="voucher-reference">
          <SkeletonCard content="code" height="var(--reference-height)" />
          <SkeletonCard content="facts" height="var(--contact-height)" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
