import { lazy, Suspense, type ComponentProps } from 'react';
import type * as Field from '../../ui/fields/locked-field.tsx';

/** It comes with the code that locks a field. */
const Text = lazy(async () => ({ default: (await import('../../ui/fields/locked-field.tsx')).LockedField }));

/** A field whose value is given: text in place of a control. */
export function LockedTripField(props: ComponentProps<typeof Field.LockedField>) {
  return (
    <Suspense>
      <Text {...props} />
    </Suspense>
  );
}
