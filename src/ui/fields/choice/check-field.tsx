import type { ReactNode } from 'react';
import { FieldNotes, RequiredMark, useControlWiring, type FieldProps } from '../field.tsx';
import { useLiveCheck } from '../live-value/use-live-value.ts';

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  /** The value that a form submits while the box is checked; `on` by default. */
  value?: string;
  /** May contain links; its text is the accessible name. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxField(props: CheckFieldProps) {
  return <CheckField {...props} kind="check" />;
}

/** For settings that take effect immediately, such as adding a return trip. */
export function SwitchField(props: CheckFieldProps) {
  return <CheckField {...props} kind="check switch" />;
}

function CheckField(props: CheckFieldProps & { kind: 'check' | 'check switch' }) {
  const { label, error, required, id, name, value, checked, onChange, kind } = props;
  const wiring = useControlWiring({ error, required, id, name });
  const { ref, initial } = useLiveCheck({ value: checked, onValue: onChange });
  return (
    <div className="field" part="field">
      <div className={kind}>
        <input
          {...wiring}
          type="checkbox"
          value={value}
          role={kind === 'check' ? undefined : 'switch'}
          ref={ref}
          defaultChecked={initial}
        />
        <span className="check-label">
          <label htmlFor={wiring.id} part="label">
            {label}
          </label>{' '}
          <RequiredMark required={required} />
        </span>
      </div>
      <FieldNotes id={wiring.id} error={error} />
    </div>
  );
}
