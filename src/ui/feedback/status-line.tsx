import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import css from '../fields/field-group.css?inline';
import { useStyles } from '../ui-context.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface StatusLineProps {
  tone: 'busy' | keyof typeof ICONS;
  children: ReactNode;
}

/** A one-line status next to what it describes. */
export function StatusLine({ tone, children }: StatusLineProps) {
  useStyles(css);
  return (
    <p className="status-line" role="status" data-tone={tone}>
      <StatusIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}

/** Reserves space for a status and a note below it. */
export function StatusLines({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="status-lines">{children}</div>;
}

function StatusIcon({ tone }: { tone: StatusLineProps['tone'] }) {
  if (tone === 'busy') return <Spinner />;
  const Icon = ICONS[tone];
  return <Icon size="1.25em" aria-hidden="true" />;
}
