import type { ReactNode } from 'react';
import { FieldNotes } from '../field-notes.tsx';
import { RequiredMark } from '../required-mark.tsx';
import { useControlAttributes } from '../use-control-attributes.ts';
import type { FieldProps } from '../field-props.ts';
import { useLiveCheckbox } from '../live-value/use-live-value.ts';
import { useStyles } from '../../ui-context.ts';
import css from './checkbox.css?inline';

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  /** The value in a submitted form while the box is checked; `on` by default. */
  value?: string;
  /** May contain links; its text is the accessible name. */
  label: ReactNode;
  /** Follows the label, without being part of the name. */
  after?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label beside it. */
export function CheckboxField(props: CheckFieldProps) {
  useStyles(css);
  return <CheckField {...props} isSwitch={false} />;
}

/** A checkbox that looks like a switch, for settings that take effect immediately, such as adding a return trip. */
export function SwitchField(props: CheckFieldProps) {
  return <CheckField {...props} isSwitch />;
}

function CheckField(props: CheckFieldProps & { isSwitch: boolean }) {
  const { label, after, error, required, value, checked, onChange, isSwitch } = props;
  const attributes = useControlAttributes(props);
  const { ref, initialValue } = useLiveCheckbox({ value: checked, onChange });
  return (
    <div className="field" part="field">
      <div className={isSwitch ? 'check switch' : 'check'}>
        <input
          {...attributes}
          type="checkbox"
          value={value}
          role={isSwitch ? 'switch' : undefined}
          ref={ref}
          defaultChecked={initialValue}
        />
        <span className="check-label">
          <label htmlFor={attributes.id} part="label">
            {label}
          </label>
          <RequiredMark required={required} /> {after}
        </span>
      </div>
      <FieldNotes id={attributes.id} error={error} />
    </div>
  );
}
