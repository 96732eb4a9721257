import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldProps {
  /** Always visible, and exactly the field's accessible name. */
  label: string;
  error?: string | undefined;
  required?: boolean | undefined;
  /** A button next to the error, which fixes it. */
  fix?: ReactNode;
  /** Needed if an error summary links to the field. */
  id?: string | undefined;
  /** Under which a form sends it. */
  name?: string | undefined;
}

/** What a control shows of what belongs in it. */
export interface FieldHints {
  /** At the start of the control. */
  icon?: ReactNode;
  placeholder?: string;
}

/** The attributes that associate the control with its label, hint and error. */
interface ControlWiring {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (wiring: ControlWiring) => ReactNode;
}

/** The frame of every text-like control: label above, hint and error below. */
export function Field({ label, error, fix, required, id, name, children }: FieldFrameProps) {
  const wiring = useControlWiring({ error, required, id, name });
  return (
    <div className="field" part="field">
      <div className="field-top">
        <label className="field-label" part="label" htmlFor={wiring.id}>
          {label}
        </label>
        <RequiredMark required={required} />
      </div>
      {children(wiring)}
      <FieldNotes id={wiring.id} error={error} fix={fix} />
    </div>
  );
}

interface ControlFacts extends Omit<FieldProps, 'label' | 'fix'> {
  hint?: ReactNode;
}

export function useControlWiring({ hint, error, required, id, name }: ControlFacts): ControlWiring {
  const ownId = useId();
  const controlId = id ?? ownId;
  const notes = [error && `${controlId}-error`, hint !== undefined && `${controlId}-hint`].filter(Boolean);
  return {
    id: controlId,
    name,
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** Beside the label rather than inside it: only the label's text is the field's name. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  if (!required) return null;
  return (
    <span className="field-required" aria-hidden="true">
      *
    </span>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
  fix,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
  fix?: ReactNode;
}) {
  return (
    <>
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            {error}
            {fix !== undefined && <> {fix}</>}
          </span>
        </div>
      )}
    </>
  );
}

/** Fields side by side if the container has room; small ones, such as steppers, even on a phone. */
export function FieldRow({ children, small }: { children: ReactNode; small?: boolean }) {
  return (
    <div className="field-row" data-small={small ? '' : undefined}>
      {children}
    </div>
  );
}
