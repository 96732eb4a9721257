import type { ReactNode } from 'react';
import css from '../../../ui/layout/heading.css?inline';
import { useStyles } from '../../../ui/ui-context.ts';

/** The heading of a panel, which receives the focus when the panel opens. */
export function PanelHeading({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <h2 className="section-heading" part="heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
