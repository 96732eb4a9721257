import { Trans, useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DateLocale } from '../../i18n/date-locales.ts';
import { Button } from '../actions/button.tsx';
import { canBeAnchored } from '../feedback/popover.tsx';
import { useStyles, useUi } from '../ui-context.ts';
import css from './calendar.css?inline';
import { Calendar } from './calendar.tsx';
import type { DateLimits } from './date-limits.ts';

interface CalendarPanelProps {
  id: string;
  /** Otherwise the focus stays in the field, so that the visitor can go on typing. */
  takesFocus: boolean;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
}

/**
 * The calendar in a popover next to its field, or in a sheet at the bottom of a narrow window. Escape, a press outside, or
 * moving the focus out of the field closes it. It is rendered as a sibling of the input.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { id, takesFocus, value, onChoose, onClose, ...calendar } = props;
  useStyles(css);
  const { t } = useLingui();
  const { root, openInView, lockPage } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const onTouchSheet = isTouchSheet();

  useLayoutEffect(() => openInView(panel.current), [openInView]);
  useLayoutEffect(() => {
    focusedBefore.current = root.activeElement;
    const box = panel.current;
    if (box?.hasAttribute('popover')) box.showPopover();
    return isSheet() ? lockPage() : undefined;
  }, [root, lockPage]);

  /** On a phone the button gets the focus, because the input would open the keyboard. */
  const focusField = () =>
    panel.current?.parentElement?.querySelector<HTMLElement>(onTouchSheet ? 'button' : 'input')?.focus();

  const closeIfOutside = useEffectEvent((event: Event) => {
    const field = panel.current?.parentElement;
    const target = event instanceof FocusEvent ? event.relatedTarget : event.composedPath()[0];
    if (field && target instanceof Node && !field.contains(target)) onClose();
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (!onTouchSheet && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    else focusField();
    onClose();
  });

  useLayoutEffect(() => {
    const field = panel.current?.parentElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pointerdown', closeIfOutside, { capture: true, signal });
    field?.addEventListener('focusout', closeIfOutside, { signal });
    field?.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
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
      // The panel is larger than the calendar in it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="calendar">
        <Calendar
          {...calendar}
          // A new date, which may have been typed, shows its month.
          key={value}
          value={value}
          autoFocus={takesFocus || onTouchSheet}
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

export type CalendarInPageProps = Pick<CalendarPanelProps, 'value' | 'limits' | 'dateLocale' | 'onChoose'>;

/** The calendar as a part of the page, always open and equally high in all months. */
export function CalendarInPage(props: CalendarInPageProps) {
  useStyles(css);
  const { t } = useLingui();
  return (
    <div className="calendar" data-in-page="" role="group" aria-label={t`Calendar`}>
      {/* A new date, which may have been typed, shows its month. */}
      <Calendar key={props.value} {...props} />
    </div>
  );
}

/** Whether the panel is a sheet on a touch screen. It then takes the focus, because a focused input opens the keyboard. */
export function isTouchSheet(): boolean {
  return isSheet() && matchesMedia('(pointer: coarse)');
}

/** The width below which the style sheet makes the panel a sheet. */
function isSheet(): boolean {
  return matchesMedia('(width < 560px)');
}

/** False if the host page has replaced `matchMedia` with something that throws. */
function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
