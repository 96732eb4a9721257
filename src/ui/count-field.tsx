import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useControlWiring } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface CountFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  disabled?: boolean;
}

/** A small number, as a select with all values or as a stepper. */
export function CountField({ label, value, onChange, min, max, disabled = false }: CountFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const wiring = useControlWiring({});
  const [stepped, setStepped] = useState<number>();

  function step(by: 1 | -1) {
    onChange(value + by);
    setStepped(value + by);
  }

  return (
    <div className="field" part="field" data-row="">
      <div className="field-top">
        <label className="field-label" part="label" id={labelId} htmlFor={wiring.id}>
          {label}
        </label>
      </div>
      <div className="control stepper" part="stepper">
        <IconButton
          label={t`Remove one`}
          aria-describedby={labelId}
          unavailable={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <select
          {...wiring}
          className="input"
          part="select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {Array.from({ length: max - min + 1 }, (_, index) => (
            <option key={index} value={min + index}>
              {min + index}
            </option>
          ))}
        </select>
        <IconButton
          label={t`Add one`}
          aria-describedby={labelId}
          unavailable={disabled || value >= max}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <span className="hidden" role="status">
        {stepped}
      </span>
    </div>
  );
}
