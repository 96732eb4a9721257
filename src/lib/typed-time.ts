import { comparableText } from './typed-text.ts';

/** Parses a time of day as people write it: `15:30 hrs`, `15 h 30`, `1530`, `3:30 pm`, `9.05`; undefined for anything else. */
export function parseTypedTime(typed: string): { hour: string; minute: string } | undefined {
  const text = comparableText(typed).replace(/(?<=:\d\d):00(?!\d)/, '');
  const parts =
    /^(\d{1,2})(?: ?[:.h]? ?(\d{2}))? ?(?:([ap])?\.? ?(?:m\.?)?|h(?:rs?|oras?|ours?)?\.?|uhr)$/i.exec(text);
  if (!parts) return undefined;
  const [, hours = '', minute = '00', half] = parts;
  const onClock = Number(hours);
  if (half && (onClock < 1 || onClock > 12)) return undefined;
  const hour = half ? (onClock % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : onClock;
  if (hour > 23 || Number(minute) > 59) return undefined;
  return { hour: String(hour).padStart(2, '0'), minute };
}
