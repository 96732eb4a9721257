import { Suspense } from 'react';
import type { LockedFieldProps } from '../../ui/fields/locked-field.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';

/** Loaded when it is first shown, because most pages lock no field. */
const LazyLockedField = lazyComponent(
  async () => (await import('../../ui/fields/locked-field.tsx')).LockedField,
  PlainField,
);

/** A field of the trip that the page has locked: its value as text, in place of a control. */
export function LockedTripField(props: LockedFieldProps) {
  return (
    <Suspense>
      <LazyLockedField {...props} />
    </Suspense>
  );
}

/** Shown if the chunk of the field fails to load: the same texts without styles. */
function PlainField({ label, value, error, fix, id }: LockedFieldProps) {
  return (
    <p id={id} tabIndex={id === undefined ? undefined : -1}>
      {label}: {value} {error} {fix}
    </p>
  );
}
