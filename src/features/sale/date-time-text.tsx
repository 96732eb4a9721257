import { splitDateTime, type LocalDateTime } from '../../domain/dates.ts';
import { useFormats } from '../../parts/use-formats.ts';

/** A date and a time that break between them at most. */
export function DateTimeText({ at }: { at: LocalDateTime }) {
  const { date: dateText, dateTime } = useFormats();
  const { date } = splitDateTime(at);
  const day = dateText(date);
  const time = dateTime(at).slice(day.length).trim();
  return (
    <>
      <span className="unbroken">{day}</span> <span className="unbroken">{time}</span>
    </>
  );
}
