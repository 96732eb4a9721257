import type { ReactNode, Ref } from 'react';
import { toneIcons, type Tone } from './tone-icons.ts';

interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** The alert is not announced, because it has been part of the screen from the start. */
  quiet?: boolean;
  /** If set, the alert can be focused by script. */
  ref?: Ref<HTMLDivElement>;
}

/** A message in a coloured box. If its tone is `warning` or `danger`, it interrupts screen readers. */
export function Alert({ tone = 'info', title, children, actions, quiet = false, ref }: AlertProps) {
  const Icon = toneIcons[tone];
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="alert"
      part="alert"
      data-tone={tone}
      role={quiet ? undefined : role}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="alert-body">
        {title !== undefined && <div className="alert-title">{title}</div>}
        <div>{children}</div>
        {actions !== undefined && <div className="alert-actions">{actions}</div>}
      </div>
    </div>
  );
}
