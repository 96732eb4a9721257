import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../actions/button.tsx';
import { canBeAnchored } from '../feedback/popover.tsx';
import { useStyles, useUi } from '../ui-context.ts';
import css from './calendar-panel.css?inline';
import { isSheet, isTouchSheet } from './calendar-sheet.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { usePanelDismissal } from './use-panel-dismissal.ts';

interface CalendarPanelProps extends Omit<CalendarProps, 'autoFocus'> {
  id: string;
  /** The element that contains both the panel and its input. */
  field: RefObject<HTMLElement | null>;
  /**
   * Moves the focus into the calendar, as a sheet on a touch screen always does. Otherwise the focus stays in the field, so that
   * the visitor can go on typing.
   */
  takesFocus: boolean;
  /** Returns the focus to the field. */
  focusField: () => void;
  onClose: () => void;
}

/**
 * The calendar in a popover next to its field, or in a sheet at the bottom of a narrow window. Escape, a press outside the
 * field, or moving the focus out of it closes the panel.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { id, field, takesFocus, focusField, onChoose, onClose, ...calendarProps } = props;
  useStyles(css);
  const { t } = useLingui();
  const { root, openInView, lockScroll } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const isInSheet = isSheet();
  const isOnTouchSheet = isTouchSheet();

  useLayoutEffect(() => openInView(panel.current), [openInView]);
  useLayoutEffect(() => {
    // Instant, because the browser chooses the side of the field as soon as the panel is shown.
    if (!isInSheet) field.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [field, isInSheet]);
  useLayoutEffect(() => {
    previousFocus.current = root.activeElement;
    if (panel.current?.hasAttribute('popover')) panel.current.showPopover();
  }, [root]);
  useLayoutEffect(() => (isInSheet ? lockScroll() : undefined), [isInSheet, lockScroll]);

  function closeAndFocusField() {
    focusField();
    onClose();
  }

  usePanelDismissal(field, {
    onLeave: onClose,
    onEscape: () => {
      // A sheet on a touch screen may have been opened from the input, whose focus would open the keyboard.
      if (!isOnTouchSheet && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
      else focusField();
      onClose();
    },
  });

  return (
    <div
      ref={panel}
      id={id}
      className="popover"
      data-kind="panel"
      data-covers-page={isInSheet ? '' : undefined}
      popover={canBeAnchored() ? 'manual' : undefined}
      role="dialog"
      aria-label={t`Calendar`}
      onClick={(event) => {
        // In a sheet the panel is the backdrop; a press on it closes the calendar.
        if (event.target === event.currentTarget) closeAndFocusField();
      }}
    >
      <div className="calendar">
        <Calendar
          {...calendarProps}
          autoFocus={takesFocus || isOnTouchSheet}
          onChoose={(date) => {
            focusField();
            onChoose(date);
            onClose();
          }}
        />
        {isInSheet && (
          <Button wide variant="quiet" onClick={closeAndFocusField}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
