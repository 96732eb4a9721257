import { comparableText } from './comparable-text.ts';

/** `15`, `1530`, `15:30`, `15.30`, `15 h 30` */
const clockTime = /(?<hour>\d{1,2})(?: ?[:.h]? ?(?<minute>\d{2}))?/;
/** `pm`, `p.m.`, `p. m.`, `p` */
const amOrPm = /(?<meridiem>[ap])\.? ?(?:m\.?)?/;
/** `h`, `hrs`, `hours`, `horas`, `Uhr` */
const unit = /h(?:rs?|oras?|ours?)?\.?|uhr/;
const timeOfDay = new RegExp(`^${clockTime.source} ?(?:${amOrPm.source}|${unit.source}|\\.)?$`, 'i');

/** Seconds that are zero, as in a copied `15:30:00`. */
const zeroSeconds = /(?<=:\d\d):00(?!\d)/;

/**
 * Parses a typed or pasted time of day into two digits each: `15:30 hrs`, `15 h 30`, `1530`, `3:30 pm`, `9.05`. Undefined for
 * anything else.
 */
export function parseTypedTime(typed: string): { hour: string; minute: string } | undefined {
  const parts = timeOfDay.exec(comparableText(typed).replace(zeroSeconds, ''))?.groups;
  if (!parts) return undefined;
  const { hour: hourDigits, minute = '00', meridiem } = parts;
  const hour = meridiem ? hourFrom12(Number(hourDigits), meridiem) : Number(hourDigits);
  if (hour === undefined || hour > 23 || Number(minute) > 59) return undefined;
  return { hour: String(hour).padStart(2, '0'), minute };
}

/** 12 am is midnight, 12 pm is noon. */
function hourFrom12(hour: number, meridiem: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0);
}
