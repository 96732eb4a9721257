import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** A sentence, which takes two lines in a narrow column. */
export function SentenceSkeleton() {
  return (
    <div className="sentence-skeleton">
      <Skeleton height={16} />
      <Skeleton width="60%" height={16} />
    </div>
  );
}
