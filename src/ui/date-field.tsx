import { useLingui } from '@lingui/react/macro';
import CalendarIcon from 'lucide-react/icons/calendar';
import { useId, useRef, useState } from 'react';
import type * as CalendarPanel from './calendar-panel.tsx';
import { isSelectable } from './date-limits.ts';
import { Field, type FieldHints, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { useTypedDate, type TypedDate } from './use-typed-date.ts';

type DateFieldProps = FieldProps & Pick<FieldHints, 'placeholder'> & TypedDate;

/** A date that can be typed or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, error, required, id, value, onChange, dateLocale, placeholder, ...others } = props;
  const { t } = useLingui();
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const typed = useTypedDate(props);
  const [module, setModule] = useState<typeof CalendarPanel>();

  // Without the calendar, dates can still be typed; the next attempt retries.
  const load = () => void import('./calendar-panel.tsx').then(setModule, () => undefined);

  function choose(isoDate: string) {
    typed.forget();
    props.onProblem?.(undefined);
    onChange(isoDate);
    setIsOpen(false);
    input.current?.focus();
  }

  return (
    <Field label={label} error={error ?? typed.problem} required={required} id={id}>
      {(wiring) => (
        <div className="control-wrapper">
          <div className="control" onFocus={load} onPointerEnter={load}>
            <input
              {...wiring}
              ref={input}
              className="input"
              part="input"
              autoComplete="off"
              placeholder={placeholder}
              value={typed.text}
              onChange={(event) => typed.type(event.currentTarget.value)}
              onBlur={typed.leave}
              // Enter submits the form from inside the field.
              onKeyDown={(event) => event.key === 'Enter' && typed.leave()}
            />
            <span className="control-end">
              <IconButton
                label={t`Open calendar`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={() => setIsOpen(!isOpen)}
              >
                <CalendarIcon size={20} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          {isOpen && module && (
            <module.CalendarPanel
              id={panelId}
              value={isSelectable(value, others) ? value : ''}
              limits={others}
              dateLocale={dateLocale}
              onChoose={choose}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
