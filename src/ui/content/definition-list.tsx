import type { ReactNode } from 'react';
import css from './definition-list.css?inline';
import { useStyles } from '../ui-context.ts';

interface DefinitionListProps {
  /** The `DefinitionRow`s. */
  children: ReactNode;
  /** The list is the summary of an order, which partners can style as the part `summary`. */
  summary?: boolean;
}

/** Labels and their values, such as the details of a trip or the amounts of a cart. */
export function DefinitionList({ children, summary }: DefinitionListProps) {
  useStyles(css);
  return (
    <dl className="definitions" part={summary ? 'summary' : undefined}>
      {children}
    </dl>
  );
}

interface DefinitionRowProps {
  label: ReactNode;
  value: ReactNode;
  /** Values of the kind `text` follow their label; all others are aligned with the end of the row. */
  kind?: 'text' | 'amount' | 'discount' | 'total';
  /** Where rows stand in columns, it has a whole line for itself. */
  wide?: boolean;
}

/** One label and its value. */
export function DefinitionRow({ label, value, kind = 'amount', wide }: DefinitionRowProps) {
  const part = kind === 'total' || kind === 'discount' ? kind : undefined;
  return (
    <div className="definition" data-kind={kind} data-wide={wide ? '' : undefined} part={part}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
