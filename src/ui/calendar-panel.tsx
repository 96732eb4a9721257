import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DateLocale } from '../domain/dates.ts';
import { Button } from './button.tsx';
import css from './calendar.css?inline';
import { Calendar } from './calendar.tsx';
import type { DateLimits } from './date-limits.ts';
import { canBeAnchored } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { useStyles, useUi } from './ui-context.ts';

interface CalendarPanelProps {
  id: string;
  /** Otherwise the focus stays in the field, so that typing goes on. */
  takesFocus: boolean;
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
}

/** On a phone, the calendar is a sheet at the bottom of the window; as the style sheet says. */
export function isSheet(): boolean {
  return matchMedia('(width < 560px)').matches;
}

/** The calendar in a box above the page. Escape, leaving the field or a press elsewhere closes it. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { id, takesFocus, value, onChoose, onClose, ...calendar } = props;
  useStyles(css);
  const { t } = useLingui();
  const { root } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const asSheet = isSheet();

  useLayoutEffect(() => {
    opener.current = root.activeElement;
    const box = panel.current;
    if (box?.hasAttribute('popover')) box.showPopover();
  }, [root]);

  /** The field of a sheet is not focused, which would open a phone's keyboard. */
  const focusField = () =>
    panel.current?.parentElement?.querySelector<HTMLElement>(asSheet ? 'button' : 'input')?.focus();

  const closeIfLeft = useEffectEvent((event: Event) => {
    const field = panel.current?.parentElement;
    const goesTo = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0];
    if (field && goesTo instanceof Node && !field.contains(goesTo)) onClose();
  });
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (asSheet || !(opener.current instanceof HTMLElement)) focusField();
    else opener.current.focus();
    onClose();
  });

  useLayoutEffect(() => {
    const field = panel.current?.parentElement;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', closeIfLeft, { capture: true, signal });
    field?.addEventListener('focusout', closeIfLeft, { signal });
    field?.addEventListener('keydown', closeByEscape, { signal });
    return () => stop.abort();
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      className="popover"
      data-kind="panel"
      popover={canBeAnchored() ? 'manual' : undefined}
      role="dialog"
      aria-label={t`Calendar`}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="calendar">
        <Suspense fallback={<Skeleton shape="block" width={308} height={330} />}>
          <Calendar
            {...calendar}
            // A typed date is shown in its month.
            key={value}
            value={value}
            autoFocus={takesFocus || asSheet}
            onChoose={(date) => {
              focusField();
              onChoose(date);
              onClose();
            }}
          />
        </Suspense>
        {asSheet && (
          <Button
            wide
            variant="quiet"
            onClick={() => {
              focusField();
              onClose();
            }}
          >
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
