import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import css from './status-line.css?inline';
import { toneIcons, type Tone } from './tone-icons.ts';
import { useStyles } from '../ui-context.ts';

interface StatusLineProps {
  tone: 'busy' | Tone;
  children: ReactNode;
}

/** One line of status next to the thing that it describes. Screen readers announce its changes. */
export function StatusLine({ tone, children }: StatusLineProps) {
  useStyles(css);
  return (
    <p className="status-line" role="status" data-tone={tone}>
      <StatusIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}

function StatusIcon({ tone }: { tone: StatusLineProps['tone'] }) {
  if (tone === 'busy') return <Spinner />;
  const Icon = toneIcons[tone];
  return <Icon size="1.25em" aria-hidden="true" />;
}
