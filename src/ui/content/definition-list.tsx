import type { ReactNode } from 'react';
import css from './definition-list.css?inline';
import { useStyles } from '../ui-context.ts';

interface DefinitionListProps {
  /** The `DefinitionRow`s. */
  children: ReactNode;
  /** The list is the summary of an order, which partners can style. */
  summary?: boolean;
}

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
  /** A text follows its label; amounts are aligned with the end of the row. */
  kind?: 'text' | 'amount' | 'discount' | 'total';
}

export function DefinitionRow({ label, value, kind = 'amount' }: DefinitionRowProps) {
  const part = kind === 'total' || kind === 'discount' ? kind : undefined;
  return (
    <div className="definition" data-kind={kind} part={part}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
