import { splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { useFormats } from './use-formats.ts';

/** `3 Dec 2026 15:30 hrs`, which may only wrap between the date and the time. */
export function DateTimeText({ at }: { at: LocalDateTime }) {
  const { date, dateTime } = useFormats();
  const day = date(splitDateTime(at).date);
  return (
    <>
      <span className="unbroken">{day}</span>{' '}
      <span className="unbroken">{dateTime(at).slice(day.length).trim()}</span>
    </>
  );
}
