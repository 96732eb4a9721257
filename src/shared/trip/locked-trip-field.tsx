import { lazy, Suspense, type ComponentType } from 'react';
import type { LockedFieldProps } from '../../ui/fields/locked-field.tsx';

/** Loaded when it is first shown, because most pages lock no field. */
const LazyLockedField = lazy(async (): Promise<{ default: ComponentType<LockedFieldProps> }> => {
  try {
    return { default: (await import('../../ui/fields/locked-field.tsx')).LockedField };
  } catch {
    // The value is locked without it, and only has to be shown.
    return { default: PlainField };
  }
});

/** A field of the trip that the page has locked: its value as text, in place of a control. */
export function LockedTripField(props: LockedFieldProps) {
  return (
    <Suspense>
      <LazyLockedField {...props} />
    </Suspense>
  );
}

/** Shown if the chunk of the field is lost. */
function PlainField({ label, value, error, fix, id }: LockedFieldProps) {
  return (
    <p id={id} tabIndex={id === undefined ? undefined : -1}>
      {label}: {value} {error} {fix}
    </p>
  );
}
