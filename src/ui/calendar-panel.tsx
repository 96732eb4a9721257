import { useLingui } from '@lingui/react/macro';
import {
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { DateLocale } from '../domain/dates.ts';
import css from './calendar.css?inline';
import { Calendar } from './calendar.tsx';
import type { DateLimits } from './date-limits.ts';
import { Skeleton } from './skeleton.tsx';
import { useStyles, useUi } from './ui-context.ts';

interface CalendarPanelProps {
  id: string;
  value: string;
  limits: DateLimits;
  dateLocale: DateLocale;
  onChoose: (isoDate: string) => void;
  onClose: () => void;
}

/** The calendar in a box above the page. Escape or a click elsewhere closes it; Escape also returns the focus. */
export function CalendarPanel({ id, onClose, ...calendar }: CalendarPanelProps) {
  useStyles(css);
  const { t } = useLingui();
  const { root } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    opener.current = root.activeElement;
    const box = panel.current;
    if (box && 'showPopover' in box) box.showPopover();
  }, [root]);

  useLayoutEffect(() => {
    const closeOutside = (event: Event) => {
      const path = event.composedPath();
      const field = panel.current?.parentElement;
      if (field && !path.includes(field)) close();
    };
    window.addEventListener('pointerdown', closeOutside, true);
    return () => window.removeEventListener('pointerdown', closeOutside, true);
  }, []);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  // Tabbing out closes the calendar.
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    const field = panel.current?.parentElement;
    if (relatedTarget instanceof Node && !field?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      ref={panel}
      id={id}
      className="popover"
      data-kind="panel"
      popover="manual"
      role="dialog"
      aria-label={t`Calendar`}
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
    >
      <Suspense fallback={<Skeleton shape="block" width={308} height={330} />}>
        <Calendar {...calendar} />
      </Suspense>
    </div>
  );
}
