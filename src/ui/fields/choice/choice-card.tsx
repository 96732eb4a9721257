import { useId, type ReactNode } from 'react';
import { Radio } from './radio.tsx';

/** One of several exclusive choices. */
export interface Choice<Value extends string | number> {
  value: Value;
  /** The accessible name of the choice. */
  title: string;
  description?: ReactNode;
  /** What happens next, shown while the choice is selected. */
  detail?: ReactNode;
  /** At the end, whatever wraps before it. */
  price?: string;
  /** A picture at the end, such as a card logo. */
  mark?: ReactNode;
}

interface ChoiceCardProps {
  choice: Choice<string | number>;
  /** The name that the radio buttons of the list share. */
  name: string;
  checked: boolean;
}

/** A choice in a `ChoiceList`. A click anywhere on the card selects it. */
export function ChoiceCard({ choice, name, checked }: ChoiceCardProps) {
  const id = useId();
  const notes = [choice.description, checked && choice.detail].filter(Boolean);
  const descriptionId = notes.length > 0 ? `${id}-description` : undefined;
  const priceId = choice.price === undefined ? undefined : `${id}-price`;
  const descriptionIds = [priceId, descriptionId].filter(Boolean).join(' ');
  return (
    <div className="choice">
      <Radio
        id={id}
        name={name}
        value={choice.value}
        initiallyChecked={checked}
        aria-describedby={descriptionIds || undefined}
      />
      <span className="choice-dot" aria-hidden="true" />
      <span className="choice-text">
        <label className="choice-title" htmlFor={id}>
          <bdi>{choice.title}</bdi>
        </label>
        {descriptionId && (
          <span className="choice-description" id={descriptionId}>
            {notes.map((note, index) => (
              <span key={index}>{note} </span>
            ))}
          </span>
        )}
      </span>
      {priceId && (
        <span className="choice-price" id={priceId}>
          {choice.price}
        </span>
      )}
      {choice.mark}
    </div>
  );
}
