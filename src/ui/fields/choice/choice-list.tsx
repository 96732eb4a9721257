import { useId, type ReactNode } from 'react';
import { FieldNotes, RequiredMark } from '../field.tsx';
import css from './choice-list.css?inline';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import { Radio } from './radio.tsx';
import { useStyles } from '../../ui-context.ts';

interface Choice<Value extends string | number> {
  value: Value;
  /** The accessible name of the choice. */
  title: string;
  description?: ReactNode;
  /** Shown once the choice is selected: what happens next. */
  detail?: ReactNode;
  /** A drawn mark at the end. */
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
  id?: string;
}

/** Exclusive choices as cards: payment methods, schedules, rates. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  useStyles(css);
  const { legend, choices, error, required, columns, id } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const { ref } = useLiveRadios({
    value: String(props.value ?? ''),
    onValue: (text) => {
      const chosen = choices.find(({ value }) => String(value) === text);
      if (chosen) props.onChange(chosen.value);
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
            name={ownId}
            checked={choice.value === props.value}
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
  const about = [choice.description, checked && choice.detail].filter(Boolean);
  const hasDescription = about.length > 0;
  return (
    <div className="choice">
      <Radio
        id={id}
        name={name}
        value={choice.value}
        checked={checked}
        aria-describedby={hasDescription ? `${id}-description` : undefined}
      />
      <span className="choice-dot" aria-hidden="true" />
      <span className="choice-text">
        <label className="choice-title" htmlFor={id}>
          {choice.title}
        </label>
        {hasDescription && (
          <span className="choice-description" id={`${id}-description`}>
            {about.map((text, index) => (
              <span key={index}>{text} </span>
            ))}
          </span>
        )}
      </span>
      {choice.mark}
    </div>
  );
}
