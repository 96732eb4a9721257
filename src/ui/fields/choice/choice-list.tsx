import { useId, type ReactNode } from 'react';
import { useStyles } from '../../ui-context.ts';
import { FieldNotes, RequiredMark } from '../field.tsx';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import css from './choice-list.css?inline';
import { Radio } from './radio.tsx';

interface Choice<Value extends string | number> {
  value: Value;
  /** The accessible name of the choice. */
  title: string;
  description?: ReactNode;
  /** Shown while the choice is selected: what happens next. */
  detail?: ReactNode;
  /** A picture at the end, such as a card logo. */
  mark?: ReactNode;
}

interface ChoiceListProps<Value extends string | number> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  required?: boolean;
  /** Two columns in a wide container. */
  columns?: boolean;
  /** Needed if an error summary links to the list. */
  id?: string;
}

/** Exclusive choices as cards: payment methods, schedules, rates. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  useStyles(css);
  const { legend, choices, value, onChange, error, required, columns } = props;
  const generatedId = useId();
  const groupId = props.id ?? generatedId;
  const { ref } = useLiveRadios({
    value: String(value ?? ''),
    onChange: (text) => {
      const selected = choices.find((choice) => String(choice.value) === text);
      if (selected) onChange(selected.value);
    },
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

interface ChoiceCardProps {
  choice: Choice<string | number>;
  name: string;
  checked: boolean;
}

function ChoiceCard({ choice, name, checked }: ChoiceCardProps) {
  const id = useId();
  const notes = [choice.description, checked && choice.detail].filter(Boolean);
  const descriptionId = notes.length > 0 ? `${id}-description` : undefined;
  return (
    <div className="choice">
      <Radio id={id} name={name} value={choice.value} checked={checked} aria-describedby={descriptionId} />
      <span className="choice-dot" aria-hidden="true" />
      <span className="choice-text">
        <label className="choice-title" htmlFor={id}>
          {choice.title}
        </label>
        {descriptionId && (
          <span className="choice-description" id={descriptionId}>
            {notes.map((note, index) => (
              <span key={index}>{note} </span>
            ))}
          </span>
        )}
      </span>
      {choice.mark}
    </div>
  );
}
