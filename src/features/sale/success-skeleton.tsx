import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** The outline of the confirmation: the next service, the reference with the voucher, and the payment beside them. */
export function SuccessSkeleton() {
  return (
    <SkeletonRegion>
      <Columns
        aside={
          <Stack>
            <SkeletonCard content="facts" height={170} />
            <SkeletonCard content="service" height={190} />
          </Stack>
        }
      >
        <Stack gap="large">
          <SkeletonCard content="service" height={240} />
          <SkeletonCard content="service" height={240} />
        </Stack>
      </Columns>
    </SkeletonRegion>
  );
}
