import { splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { useFormats } from './use-formats.ts';

/** `3 Dec 2026 15:30 hrs`, which may only wrap between the date and the time. */
export function DateTimeText({ at }: { at: LocalDateTime }) {
  const { date, dateTime } = useFormats();
  const dateText = date(splitDateTime(at).date);
  const timeText = dateTime(at).slice(dateText.length).trim();
  return (
    <>
      <span className="unbroken">{dateText}</span> <span className="unbroken">{timeText}</span>
    </>
  );
}
