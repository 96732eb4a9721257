import type { ReactNode } from 'react';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './start-spinner.css?inline';

/** The spinner while the settings load, which screen readers announce. The children say what is awaited. */
export function StartSpinner({ children }: { children: ReactNode }) {
  return (
    <SkeletonRegion>
      <SilentStartSpinner>{children}</SilentStartSpinner>
    </SkeletonRegion>
  );
}

/** The spinner until the messages have loaded: there is no text to announce. It fills the space reserved for the element. */
export function SilentStartSpinner({ children }: { children?: ReactNode }) {
  useStyles(css);
  return (
    <div className="start-spinner" part="skeleton">
      <Spinner />
      {children}
    </div>
  );
}
