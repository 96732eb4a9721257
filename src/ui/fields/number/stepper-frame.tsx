import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { FieldNotes } from '../field-notes.tsx';

interface StepperFrameProps {
  label: string;
  /** The id of the control. */
  id: string;
  /** The name of the control, after which the buttons are named: `less-adults`, `more-adults`. */
  name?: string | undefined;
  hint?: ReactNode;
  /** Puts label, buttons and control in one row. `inline-stepper.css` must be loaded. */
  inline?: boolean | undefined;
  canDecrease: boolean;
  canIncrease: boolean;
  /** Called by the buttons. Returns the new number, which the frame announces. */
  onStep: (by: 1 | -1) => number;
  /** The control between the buttons. */
  children: ReactNode;
}

/** A number control with its label, and a button on each side. */
export function StepperFrame(props: StepperFrameProps) {
  const { label, id, name, hint, inline, canDecrease, canIncrease, onStep, children } = props;
  const { t } = useLingui();
  const labelId = useId();
  const [announcement, setAnnouncement] = useState<number>();
  return (
    <div className="field" part="field" data-inline={inline ? '' : undefined}>
      <div className="field-top">
        <label className="field-label" part="label" id={labelId} htmlFor={id}>
          {label}
        </label>
      </div>
      <div className="control stepper" part="stepper">
        <IconButton
          label={t`Remove one`}
          name={name && `less-${name}`}
          aria-describedby={labelId}
          softDisabled={!canDecrease}
          onClick={() => setAnnouncement(onStep(-1))}
        >
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        {children}
        <IconButton
          label={t`Add one`}
          name={name && `more-${name}`}
          aria-describedby={labelId}
          softDisabled={!canIncrease}
          onClick={() => setAnnouncement(onStep(1))}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <FieldNotes id={id} hint={hint} />
      <span className="hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
