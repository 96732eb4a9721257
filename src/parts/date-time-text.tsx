import { splitDateTime } from '../domain/dates.ts';
import { useFormats } from './use-formats.ts';

/** `3 Dec 2026 15:30 hrs`: where it must break, it breaks between the day and the time. */
export function DateTimeText({ of }: { of: string }) {
  const { date, dateTime } = useFormats();
  const day = date(splitDateTime(of).date);
  return (
    <>
      <span className="unbroken">{day}</span>{' '}
      <span className="unbroken">{dateTime(of).slice(day.length).trim()}</span>
    </>
  );
}
