import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { formatLocalDate } from '../../lib/date-text.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link.tsx';
import { StatusLine } from '../feedback/status-line.tsx';
import { Field, type FieldHints, type FieldProps } from '../fields/field.tsx';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import type * as CalendarModule from './calendar-panel.tsx';
import { firstSelectable, hasPassed, isSelectable } from './date-limits.ts';
import { useTypedDate, type TypedDateProps } from './use-typed-date.ts';

interface DateFieldProps extends FieldProps, Pick<FieldHints, 'placeholder'>, TypedDateProps {
  /** Set if the page already shows a calendar for this date: the button leads there, and no other calendar opens. */
  onGoToCalendar?: (() => void) | undefined;
  /** Offered in place of a date that has passed; the first selectable date by default. */
  next?: string | undefined;
}

/**
 * A date that can be typed, or picked from a calendar, which opens from its button or a click into the field. If a selected
 * date has passed since, it stays with a message, and the next date is offered.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, required, id, name, value, onChange, dateLocale } = props;
  const { placeholder, onGoToCalendar, next = firstSelectable(props) } = props;
  const { t } = useLingui();
  const typed = useTypedDate(props);
  const [calendar, setCalendar] = useState<typeof CalendarModule>();
  const [openedBy, setOpenedBy] = useState<'field' | 'button'>();
  const panelId = useId();
  const close = () => setOpenedBy(undefined);
  const { ref: input, initial } = useLiveText<HTMLInputElement>({
    value: typed.text,
    onChange: (text) => {
      typed.handleInput(text);
      // While typing, the calendar would only cover what comes next.
      close();
    },
    onAutofill: typed.commit,
  });

  const loadCalendar = async () => setCalendar(await import('./calendar-panel.tsx'));
  // If loading fails, dates can still be typed, and the next attempt retries.
  const preload = () => void loadCalendar().catch(() => undefined);

  function choose(isoDate: string) {
    typed.discardDraft();
    props.onProblem?.(undefined);
    onChange(isoDate);
  }

  function chooseAndFocus(isoDate: string) {
    choose(isoDate);
    input.current?.focus();
  }

  // Enter submits the form while the field keeps the focus.
  function commitOnEnter({ key }: KeyboardEvent) {
    if (key !== 'Enter') return;
    typed.commit();
    close();
  }

  const passedProblem = !typed.isTyping && hasPassed(value, props) ? t`This date has passed.` : undefined;
  const day = next && formatLocalDate(next, dateLocale);
  const fix = next && (passedProblem ?? typed.isUnselectable) && (
    <LinkButton name={name && `choose-${name}`} onClick={() => chooseAndFocus(next)}>
      <Trans>Choose {day}</Trans>
    </LinkButton>
  );
  return (
    <Field
      label={label}
      error={passedProblem ?? typed.problem ?? error}
      fix={fix || undefined}
      required={required}
      id={id}
      name={name}
    >
      {(attributes) => (
        <div className="control-wrapper">
          <div className="control" onPointerEnter={preload}>
            <input
              {...attributes}
              ref={input}
              className="input"
              part="input"
              autoComplete="off"
              placeholder={placeholder}
              defaultValue={initial}
              onBlur={typed.commit}
              onKeyDown={commitOnEnter}
              // The sheet leaves no room for a phone's keyboard, which the focus would open.
              onMouseDown={(event) => calendar?.isTouchSheet() && event.preventDefault()}
              onClick={() => !onGoToCalendar && setOpenedBy('field')}
            />
            <span className="control-end" onFocus={preload}>
              <IconButton
                label={t`Open calendar`}
                name={name && `calendar-${name}`}
                {...(!onGoToCalendar && {
                  'aria-haspopup': 'dialog',
                  'aria-expanded': openedBy !== undefined,
                })}
                aria-controls={openedBy && panelId}
                onClick={onGoToCalendar ?? (() => setOpenedBy(openedBy === 'button' ? undefined : 'button'))}
              >
                <Calendar size={20} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          {typed.reading && (
            <ReadingNote {...typed.reading} dateLocale={dateLocale} onSwap={chooseAndFocus} />
          )}
          {openedBy && calendar && (
            <calendar.CalendarPanel
              key={openedBy}
              id={panelId}
              takesFocus={openedBy === 'button'}
              value={isSelectable(value, props) ? value : ''}
              limits={props}
              dateLocale={dateLocale}
              onChoose={choose}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface ReadingNoteProps extends Pick<TypedDateProps, 'dateLocale'> {
  date: string;
  /** Empty if it cannot be selected. */
  other: string;
  onSwap: (other: string) => void;
}

/** Says how an ambiguous date was read, and offers the other reading. */
function ReadingNote({ date, other, dateLocale, onSwap }: ReadingNoteProps) {
  const [readDay, otherDay] = [formatLocalDate(date, dateLocale), formatLocalDate(other, dateLocale)];
  return (
    <StatusLine tone="info">
      <Trans>Read as {readDay}.</Trans>{' '}
      {other && (
        <LinkButton onClick={() => onSwap(other)}>
          <Trans>Change to {otherDay}</Trans>
        </LinkButton>
      )}
    </StatusLine>
  );
}
