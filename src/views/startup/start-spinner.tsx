import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './start-spinner.css?inline';

/** The spinner while the settings load, which screen readers announce. */
export function StartSpinner() {
  return (
    <SkeletonRegion>
      <SilentStartSpinner />
    </SkeletonRegion>
  );
}

/** The spinner until the messages have loaded: there is no text to announce. It fills the space reserved for the element. */
export function SilentStartSpinner() {
  useStyles(css);
  return (
    <div className="start-spinner" part="skeleton">
      <Spinner />
    </div>
  );
}
