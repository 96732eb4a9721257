import { useLingui } from '@lingui/react/macro';
import { splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { timeOfDayText } from './time-of-day-text.ts';
import { useFormats } from './use-formats.ts';

/** `3 Dec 2026 15:30 hrs`, which may only wrap between the date and the time. */
export function DateTimeText({ at }: { at: LocalDateTime }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { date, time } = splitDateTime(at);
  return (
    <>
      <span className="unbroken">{formats.date(date)}</span>{' '}
      <span className="unbroken">{time && timeOfDayText(time, i18n)}</span>
    </>
  );
}
