import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type Tone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Not announced, because it has been part of the screen from the start. */
  quiet?: boolean;
  /** If set, the alert can be focused by script. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message in a coloured box. Warnings and dangers interrupt screen readers. */
export function Alert({ tone = 'info', title, children, actions, quiet = false, ref }: AlertProps) {
  const Icon = icons[tone];
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
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="alert-actions">{actions}</div>}
      </div>
    </div>
  );
}
