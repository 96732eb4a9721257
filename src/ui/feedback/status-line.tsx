import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import css from './status-line.css?inline';
import { useStyles } from '../ui-context.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface StatusLineProps {
  tone: 'busy' | keyof typeof icons;
  children: ReactNode;
}

/** A short status next to what it describes; screen readers announce changes. */
export function StatusLine({ tone, children }: StatusLineProps) {
  useStyles(css);
  return (
    <p className="status-line" role="status" data-tone={tone}>
      <StatusIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}

/** Space for a status line and a note below it, reserved so that nothing moves when they appear. */
export function StatusLines({ children }: { children: ReactNode }) {
  useStyles(css);
  return <div className="status-lines">{children}</div>;
}

function StatusIcon({ tone }: { tone: StatusLineProps['tone'] }) {
  if (tone === 'busy') return <Spinner />;
  const Icon = icons[tone];
  return <Icon size="1.25em" aria-hidden="true" />;
}
