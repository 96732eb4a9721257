import { useId, type ReactNode, type Ref } from 'react';
import css from './field-group.css?inline';
import { useStyles } from '../ui-context.ts';

interface FieldGroupProps {
  legend: string;
  /** At the end of the legend's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, below a heading that names them. */
export function FieldGroup({ legend, badge, children }: FieldGroupProps) {
  // The badge is not part of the group's name, because it may appear and disappear.
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

/** Several groups, one below the other. */
export function FieldGroups({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  useStyles(css);
  return (
    <div ref={ref} className="field-groups">
      {children}
    </div>
  );
}

/** A date and its time, side by side on the narrowest phone as well. */
export function DateAndTime({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="date-and-time">{children}</div>;
}

/** A sentence about the fields below it, which do not move when it wraps. */
export function FieldSentence({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="field-sentence">{children}</div>;
}
