import { useId, type ReactNode } from 'react';
import css from './field-group.css?inline';
import { useStyles } from './ui-context.ts';

interface FieldGroupProps {
  legend: string;
  /** At the end of the legend's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, below a heading that names them. */
export function FieldGroup({ legend, badge, children }: FieldGroupProps) {
  // The badge is not part of the group's name, because it comes and goes.
  const headingId = useId();
  useStyles(css);
  return (
    <div role="group" className="field-group" aria-labelledby={headingId}>
      <div className="field-group-head">
        <h2 id={headingId}>{legend}</h2>
        {badge}
      </div>
      {children}
    </div>
  );
}
