import { useId, type ReactNode } from 'react';
import { useStyles } from '../../ui-context.ts';
import { FieldNotes } from '../field-notes.tsx';
import type { FieldProps } from '../field-props.ts';
import { RequiredMark } from '../required-mark.tsx';
import { useControlAttributes } from '../use-control-attributes.ts';
import { useLiveRadios } from '../live-value/use-live-value.ts';
import css from './choice-list.css?inline';
import { ChoiceCard, type Choice } from './choice-card.tsx';
import { optionHandler } from './find-option.ts';

interface ChoiceListProps<Value extends string | number> extends Omit<FieldProps, 'label' | 'name'> {
  legend: string;
  /** What is still to be done, at the end of the legend's line. */
  legendNote?: ReactNode;
  /** A message about the choices, above them. */
  notice?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Shows short choices in columns: two, or as many as `--choice-columns` says. */
  columns?: boolean;
}

/** Exclusive choices as a list of cards: payment methods, schedules, rates. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  useStyles(css);
  const { legend, legendNote, notice, choices, value, onChange, error, required, columns } = props;
  const attributes = useControlAttributes(props);
  const radioName = useId();
  const { ref } = useLiveRadios({
    value: String(value ?? ''),
    onChange: optionHandler(choices, onChange),
  });
  return (
    <fieldset
      {...attributes}
      ref={ref}
      className="choice-set"
      part="field"
      role="radiogroup"
      // The legend element also contains the asterisk, which is not part of the name.
      aria-label={legend}
    >
      <legend className="choice-legend">
        {legend}
        <RequiredMark required={required} />
        {legendNote && <span className="choice-note">{legendNote}</span>}
      </legend>
      {notice}
      <div className="choices" data-columns={columns ? '' : undefined}>
        {choices.map((choice) => (
          <ChoiceCard key={choice.value} choice={choice} name={radioName} checked={choice.value === value} />
        ))}
      </div>
      <FieldNotes id={attributes.id} error={error} />
    </fieldset>
  );
}
