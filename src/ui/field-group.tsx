import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend: string;
  /** Stands at the end of the legend's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that answer one question together, under a heading that names them. */
export function FieldGroup({ legend, badge, children }: FieldGroupProps) {
  return (
    <fieldset className="field-group">
      <legend className="field-group-legend">
        <h2>{legend}</h2>
        {badge}
      </legend>
      {children}
    </fieldset>
  );
}
