import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { FieldNotes, useControlWiring, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface StepperProps extends Pick<FieldProps, 'label'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Describes the limits next to the control: "up to 6 with 2 kids". */
  limitHint?: string | undefined;
  /** Label on the left and buttons on the right, in one row. */
  inRow?: boolean;
}

/**
 * A whole number with buttons, which can also be typed. Reports every allowed value immediately, and corrects others on
 * blur.
 */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = Infinity, limitHint, inRow } = props;
  const { t } = useLingui();
  const labelId = useId();
  const wiring = useControlWiring({ hint: limitHint });
  const [draft, setDraft] = useState<string>();
  const [stepped, setStepped] = useState<number>();

  function change(next: number) {
    const allowed = Math.min(Math.max(next, min), max);
    if (allowed !== value) onChange(allowed);
    return allowed;
  }

  function type(text: string) {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed !== undefined && typed >= min && typed <= max) change(typed);
  }

  function leave() {
    if (draft !== undefined) change(wholeNumber(draft) ?? value);
    setDraft(undefined);
  }

  function step(by: 1 | -1) {
    setDraft(undefined);
    setStepped(change((wholeNumber(draft ?? '') ?? value) + by));
  }

  return (
    <div className="field" part="field" data-row={inRow ? '' : undefined}>
      <div className="field-top">
        <label className="field-label" part="label" id={labelId} htmlFor={wiring.id}>
          {label}
        </label>
      </div>
      <div className="control stepper" part="stepper">
        <IconButton
          label={t`Remove one`}
          aria-describedby={labelId}
          unavailable={value <= min}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <input
          {...wiring}
          className="input"
          part="input"
          type="number"
          inputMode="numeric"
          min={min}
          max={Number.isFinite(max) ? max : undefined}
          step={1}
          value={draft ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <IconButton
          label={t`Add one`}
          aria-describedby={labelId}
          unavailable={value >= max}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <FieldNotes id={wiring.id} hint={limitHint} />
      <span className="hidden" role="status">
        {stepped}
      </span>
    </div>
  );
}

function wholeNumber(text: string): number | undefined {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
}
