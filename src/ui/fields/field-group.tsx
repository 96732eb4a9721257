import { useId, type ReactNode } from 'react';
import { useStyles } from '../ui-context.ts';
import css from './field-group.css?inline';

interface FieldGroupProps {
  heading: string;
  /** Shown at the end of the heading's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, below a heading that names them. */
export function FieldGroup({ heading, badge, children }: FieldGroupProps) {
  useStyles(css);
  const headingId = useId();
  return (
    // The badge may come and go, so it is not part of the group's name.
    <div role="group" className="field-group" aria-labelledby={headingId}>
      <div className="field-group-head">
        <h2 id={headingId}>{heading}</h2>
        {badge}
      </div>
      {children}
    </div>
  );
}
