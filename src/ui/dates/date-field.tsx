import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { formatLocalDate } from '../../lib/date-text.ts';
import type * as CalendarPanel from './calendar-panel.tsx';
import { firstSelectable, isOver, isSelectable } from './date-limits.ts';
import { Field, type FieldHints, type FieldProps } from '../fields/field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link.tsx';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import { StatusLine } from '../feedback/status-line.tsx';
import { useTypedDate, type TypedDate } from './use-typed-date.ts';

interface DateFieldProps extends FieldProps, Pick<FieldHints, 'placeholder'>, TypedDate {
  /** If the page already shows a calendar for this date, no other one opens: the button leads to it. */
  onGoToCalendar?: (() => void) | undefined;
  /** Offered in place of a date that has passed, unless that is the first selectable one. */
  next?: string | undefined;
}

/**
 * A date that can be typed, or picked from a calendar, which a click into the field opens as well. A date that has passed
 * since it was chosen stays, with a message, and the next one is offered.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, required, id, name, value, onChange, dateLocale, ...rest } = props;
  const { placeholder, onGoToCalendar, ...others } = rest;
  const { next = firstSelectable(others) } = others;
  const { t } = useLingui();
  const panelId = useId();
  const [openedBy, setOpenedBy] = useState<'field' | 'button'>();
  const typed = useTypedDate(props);
  const [module, setModule] = useState<typeof CalendarPanel>();
  const close = () => setOpenedBy(undefined);
  const { ref: input, initial } = useLiveText<HTMLInputElement>({
    value: typed.text,
    // Hide the calendar while typing: it would cover what comes next.
    onChange: (text) => {
      typed.type(text);
      close();
    },
    onAutofill: typed.leave,
  });
  const over = !typed.isTyping && isOver(value, others) ? t`This date has passed.` : undefined;
  const { date: read = '', other = '' } = typed.reading ?? {};
  const [readDay, otherDay] = [formatLocalDate(read, dateLocale), formatLocalDate(other, dateLocale)];
  const day = next && formatLocalDate(next, dateLocale);
  const fix = next && (over ?? typed.isRefused) && (
    <LinkButton
      name={name && `choose-${name}`}
      onClick={() => {
        choose(next);
        input.current?.focus();
      }}
    >
      <Trans>Choose {day}</Trans>
    </LinkButton>
  );

  // Without the calendar, dates can still be typed; the next attempt retries.
  const loadModule = async () => setModule(await import('./calendar-panel.tsx'));
  const load = () => void loadModule().catch(() => undefined);

  function choose(isoDate: string) {
    typed.forget();
    props.onProblem?.(undefined);
    onChange(isoDate);
  }

  // Enter submits the form from inside the field.
  function leaveByEnter({ key }: KeyboardEvent) {
    if (key !== 'Enter') return;
    typed.leave();
    close();
  }

  return (
    <Field
      label={label}
      error={over ?? typed.problem ?? error}
      fix={fix || undefined}
      required={required}
      id={id}
      name={name}
    >
      {(attributes) => (
        <div className="control-wrapper">
          <div className="control" onPointerEnter={load}>
            <input
              {...attributes}
              ref={input}
              className="input"
              part="input"
              autoComplete="off"
              placeholder={placeholder}
              defaultValue={initial}
              onBlur={typed.leave}
              onKeyDown={leaveByEnter}
              // A sheet leaves no room for a phone's keyboard.
              onMouseDown={(event) => module?.isTouchSheet() && event.preventDefault()}
              onClick={() => !onGoToCalendar && setOpenedBy('field')}
            />
            <span className="control-end" onFocus={load}>
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
            <StatusLine tone="info">
              <Trans>Read as {readDay}.</Trans>{' '}
              {other && (
                <LinkButton
                  onClick={() => {
                    choose(other);
                    input.current?.focus();
                  }}
                >
                  <Trans>Change to {otherDay}</Trans>
                </LinkButton>
              )}
            </StatusLine>
          )}
          {openedBy && module && (
            <module.CalendarPanel
              key={openedBy}
              id={panelId}
              takesFocus={openedBy === 'button'}
              value={isSelectable(value, others) ? value : ''}
              limits={others}
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
