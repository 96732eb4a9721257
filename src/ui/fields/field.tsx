import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldProps {
  /** Always visible, and exactly the field's accessible name. */
  label: string;
  error?: string | undefined;
  required?: boolean | undefined;
  /** A button that resolves the error, shown after it. */
  fix?: ReactNode;
  /** Needed if an error summary links to the field. */
  id?: string | undefined;
  /** The key of its value in a submitted form. */
  name?: string | undefined;
}

/** Decorations of a control that suggest what to enter. */
export interface FieldHints {
  /** At the start of the control. */
  icon?: ReactNode;
  placeholder?: string;
}

interface FieldFrameProps extends FieldProps {
  /** Renders the control with the attributes that connect it to the frame. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The frame of every text-like control: the label above, the error below. */
export function Field({ label, error, fix, required, id, name, children }: FieldFrameProps) {
  const attributes = useControlAttributes({ error, required, id, name });
  return (
    <div className="field" part="field">
      <div className="field-top">
        <label className="field-label" part="label" htmlFor={attributes.id}>
          {label}
        </label>
        <RequiredMark required={required} />
      </div>
      {children(attributes)}
      <FieldNotes id={attributes.id} error={error} fix={fix} />
    </div>
  );
}

/** The attributes that associate a control with its label and its `FieldNotes`. */
interface ControlAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface ControlAttributesProps extends Omit<FieldProps, 'label' | 'fix'> {
  hint?: ReactNode;
}

export function useControlAttributes(props: ControlAttributesProps): ControlAttributes {
  const { hint, error, required, name } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const noteIds = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    name,
    'aria-describedby': noteIds.join(' ') || undefined,
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

interface FieldNotesProps extends Pick<FieldProps, 'error' | 'fix'> {
  /** The id of the control. */
  id: string;
  hint?: ReactNode;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error, fix }: FieldNotesProps) {
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
