import type { ReactNode } from 'react';
import { useControlAttributes, type ControlAttributes } from './use-control-attributes.ts';
import { FieldNotes, type FieldNotesProps } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { RequiredMark } from './required-mark.tsx';

interface FieldFrameProps extends FieldProps, Pick<FieldNotesProps, 'fix'> {
  /** Renders the control with the attributes that connect it to the frame. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The frame of every text-like control: the label above, the error below. */
export function Field(props: FieldFrameProps) {
  const { label, error, fix, required, children } = props;
  const attributes = useControlAttributes(props);
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
