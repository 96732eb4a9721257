import { useId } from 'react';
import { useStyles } from '../../ui-context.ts';
import { FieldNotes } from '../field-notes.tsx';
import { RequiredMark } from '../required-mark.tsx';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import css from './choice-list.css?inline';
import { ChoiceCard, type Choice } from './choice-card.tsx';
import { optionHandler } from './find-option.ts';

interface ChoiceListProps<Value extends string | number> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  required?: boolean;
  /** Shows two columns in a wide container. */
  columns?: boolean;
  /** Needed if an error summary links to the list. */
  id?: string;
}

/** Exclusive choices as a list of cards: payment methods, schedules, rates. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  useStyles(css);
  const { legend, choices, value, onChange, error, required, columns } = props;
  const generatedId = useId();
  const groupId = props.id ?? generatedId;
  const { ref } = useLiveRadios({
    value: String(value ?? ''),
    onChange: optionHandler(choices, onChange),
  });
  return (
    <fieldset
      ref={ref}
      className="choice-set"
      part="field"
      id={groupId}
      role="radiogroup"
      aria-label={legend}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${groupId}-error` : undefined}
    >
      <legend className="choice-legend">
        {legend}
        <RequiredMark required={required} />
      </legend>
      <div className="choices" data-columns={columns ? '' : undefined}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            name={generatedId}
            checked={choice.value === value}
          />
        ))}
      </div>
      <FieldNotes id={groupId} error={error} />
    </fieldset>
  );
}
