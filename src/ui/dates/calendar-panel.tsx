import { Trans, useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DateLocale } from '../../i18n/date-locales.ts';
import { Button } from '../actions/button.tsx';
import css from './calendar.css?inline';
import { Calendar } from './calendar.tsx';
import type { DateLimits } from './date-limits.ts';
import { canBeAnchored } from '../feedback/popover.tsx';
import { useStyles, useUi } from '../ui-context.ts';

interface CalendarPanelProps {
  id: string;
  /** Otherwise the focus stays in the field, so that the visitor can type on. */
  takesFocus: boolean;
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
}

export type CalendarInPageProps = Pick<CalendarPanelProps, 'value' | 'limits' | 'dateLocale' | 'onChoose'>;

/** The calendar as part of a page that has room for it: always open, and as high in all months. */
export function CalendarInPage(props: CalendarInPageProps) {
  useStyles(css);
  const { t } = useLingui();
  return (
    <div className="calendar" data-in-page="" role="group" aria-label={t`Calendar`}>
      {/* A typed date is shown in its month. */}
      <Calendar key={props.value} {...props} />
    </div>
  );
}

/** In a narrow window the calendar is a sheet at the bottom, as the style sheet defines. */
const isSheet = () => matchesMedia('(width < 560px)');

/**
 * On a phone the sheet takes the focus, because a focused field would open the keyboard above it. Elsewhere the field keeps
 * it.
 */
export const isTouchSheet = () => isSheet() && matchesMedia('(pointer: coarse)');

/** The calendar in a box above the page. Escape, leaving the field or a press elsewhere closes it. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { id, takesFocus, value, onChoose, onClose, ...calendar } = props;
  useStyles(css);
  const { t } = useLingui();
  const { root, openInView, lockPage } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const hasFocus = isTouchSheet();

  useLayoutEffect(() => openInView(panel.current), [openInView]);
  useLayoutEffect(() => {
    opener.current = root.activeElement;
    const box = panel.current;
    if (box?.hasAttribute('popover')) box.showPopover();
    return isSheet() ? lockPage() : undefined;
  }, [root, lockPage]);

  const focusField = () =>
    panel.current?.parentElement?.querySelector<HTMLElement>(hasFocus ? 'button' : 'input')?.focus();

  const closeIfLeft = useEffectEvent((event: Event) => {
    const field = panel.current?.parentElement;
    const goesTo = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0];
    if (field && goesTo instanceof Node && !field.contains(goesTo)) onClose();
  });
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (hasFocus || !(opener.current instanceof HTMLElement)) focusField();
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
      data-covers-page={isSheet() ? '' : undefined}
      popover={canBeAnchored() ? 'manual' : undefined}
      role="dialog"
      aria-label={t`Calendar`}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="calendar">
        <Calendar
          {...calendar}
          // A typed date is shown in its month.
          key={value}
          value={value}
          autoFocus={takesFocus || hasFocus}
          onChoose={(date) => {
            focusField();
            onChoose(date);
            onClose();
          }}
        />
        {isSheet() && (
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

/** Whether a media query matches; none does if the page has replaced `matchMedia`. */
function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
