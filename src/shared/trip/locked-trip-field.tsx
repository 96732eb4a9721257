import { lazy, Suspense, type ComponentProps } from 'react';
import type { LockedField } from '../../ui/fields/locked-field.tsx';

/** Loaded when it is first shown, because most pages lock no field. */
const LazyLockedField = lazy(async () => ({
  default: (await import('../../ui/fields/locked-field.tsx')).LockedField,
}));

/** A field of the trip that the page has locked: its value as text, in place of a control. */
export function LockedTripField(props: ComponentProps<typeof LockedField>) {
  return (
    <Suspense>
      <LazyLockedField {...props} />
    </Suspense>
  );
}
