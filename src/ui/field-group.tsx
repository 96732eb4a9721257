import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend: string;
  /** Stands at the end of the legend's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that answer one question together. */
export function FieldGroup({ legend, badge, children }: FieldGroupProps) {
  return (
    <fieldset className="field-group">
      <legend className="field-group-legend">
        {legend}
        {badge}
      </legend>
      {children}
    </fieldset>
  );
}
