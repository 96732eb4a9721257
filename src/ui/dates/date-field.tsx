import { useImperativeHandle, useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import type { FieldDecorations, FieldProps } from '../fields/field-props.ts';
import { Field } from '../fields/field.tsx';
import { useLiveText } from '../fields/live-value/use-live-value.ts';
import { CalendarButton } from './calendar-button.tsx';
import { isTouchSheet } from './calendar-sheet.ts';
import { firstSelectable, isSelectable, type DateLimits } from './date-limits.ts';
import { AmbiguousDateNote } from './ambiguous-date-note.tsx';
import { NextDateButton } from './next-date-button.tsx';
import { useLazyCalendar } from './use-lazy-calendar.ts';
import { useTypedDate, type TypedDateProps } from './use-typed-date.ts';

export interface DateFieldHandle {
  /** Does what the field's calendar button does. */
  openCalendar: () => void;
}

interface DateFieldProps extends FieldProps, Pick<FieldDecorations, 'placeholder'>, TypedDateProps {
  /** Offered in place of a date that has passed or cannot be selected; the first selectable date by default. */
  nextDate?: string | undefined;
  ref?: Ref<DateFieldHandle>;
}

/**
 * A date that can be typed, or picked from a calendar, which opens from its button or a click into the field. One that cannot
 * be selected, or has passed since, stays with a message, and another date is offered.
 */
export function DateField({ ref, ...props }: DateFieldProps) {
  const { error, name, value, dateLocale, placeholder } = props;
  const { min, today, disabledWeekdays } = props;
  const limits: DateLimits = { min, today, disabledWeekdays };
  const { nextDate = firstSelectable(limits) } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const typedDate = useTypedDate(props);
  const calendar = useLazyCalendar();
  const { ref: input, initialValue } = useLiveText<HTMLInputElement>({
    value: typedDate.text,
    onChange: (text) => {
      typedDate.handleInput(text);
      // While typing, the calendar would only cover what comes next.
      calendar.close();
    },
    onAutofill: typedDate.commit,
  });

  useImperativeHandle(
    ref,
    () => ({
      openCalendar: () => {
        // If the calendar cannot be loaded, the date can still be typed.
        if (!isTouchSheet()) input.current?.focus();
        calendarButton.current?.click();
      },
    }),
    [input],
  );

  function chooseAndFocus(isoDate: string) {
    typedDate.choose(isoDate);
    input.current?.focus();
  }

  // On a phone the button gets the focus, because the input would open the keyboard.
  function focusField() {
    (isTouchSheet() ? calendarButton : input).current?.focus();
  }

  // Enter submits the form while the field keeps the focus.
  function commitOnEnter({ key }: KeyboardEvent) {
    if (key !== 'Enter') return;
    typedDate.commit();
    calendar.close();
  }

  // The sheet leaves no room for a phone's keyboard, which the focus would open.
  function keepKeyboardClosed(event: MouseEvent) {
    if (calendar.module && isTouchSheet()) event.preventDefault();
  }

  const nextDateButton =
    nextDate && typedDate.needsOtherDate ? (
      <NextDateButton name={name} date={nextDate} dateLocale={dateLocale} onChoose={chooseAndFocus} />
    ) : undefined;
  return (
    <Field {...props} error={typedDate.problem ?? error} fix={nextDateButton}>
      {(attributes) => (
        <div ref={wrapper} className="control-wrapper">
          <div className="control" onPointerEnter={calendar.preload}>
            <input
              {...attributes}
              ref={input}
              className="input"
              part="input"
              autoComplete="off"
              placeholder={placeholder}
              defaultValue={initialValue}
              onBlur={typedDate.commit}
              onKeyDown={commitOnEnter}
              onMouseDown={keepKeyboardClosed}
              onClick={calendar.openByField}
            />
            <span className="control-end" onFocus={calendar.preload}>
              <CalendarButton ref={calendarButton} name={name} calendar={calendar} />
            </span>
          </div>
          {typedDate.ambiguousDate && (
            <AmbiguousDateNote {...typedDate.ambiguousDate} dateLocale={dateLocale} onSwap={chooseAndFocus} />
          )}
          {calendar.openedBy && calendar.module && (
            <calendar.module.CalendarPanel
              // A panel takes the focus only when it appears, so one that the field has opened cannot serve the button.
              key={calendar.openedBy}
              id={calendar.panelId}
              field={wrapper}
              takesFocus={calendar.openedBy === 'button'}
              focusField={focusField}
              value={isSelectable(value, limits) ? value : ''}
              limits={limits}
              dateLocale={dateLocale}
              onChoose={typedDate.choose}
              onClose={calendar.close}
            />
          )}
        </div>
      )}
    </Field>
  );
}
