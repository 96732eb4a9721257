import type { ReactNode } from 'react';

/** Fields side by side if the container has room. Small fields, such as steppers, are side by side even on a phone. */
export function FieldRow({ children, small }: { children: ReactNode; small?: boolean }) {
  return (
    <div className="field-row" data-small={small ? '' : undefined}>
      {children}
    </div>
  );
}
