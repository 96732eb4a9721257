import { useId, type ReactNode } from 'react';
import css from './field-group.css?inline';
import { useStyles } from './ui-context.ts';

interface FieldGroupProps {
  legend: string;
  /** Stands at the end of the legend's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that answer one question together, under a heading that names them. */
export function FieldGroup({ legend, badge, children }: FieldGroupProps) {
  // The badge comes and goes; the group's name stays.
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
