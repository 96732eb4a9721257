import { msg } from '@lingui/core/macro';
import { shortWeekday, splitDateTime, type LocalDateTime } from '../../../lib/dates.ts';
import { durationText } from '../../../lib/duration-text.ts';
import { formatLocalDate } from '../../../lib/format-local-date.ts';
import { unbroken } from '../../../lib/unbroken.ts';
import type { PickupStep } from '../../../trip/pickup/pickup-steps.ts';
import type { LoadedLanguage } from '../../../i18n/load-language.ts';
import { timeOfDayText } from '../../../shared/formats/time-of-day-text.ts';
import { pickupStepNames } from '../../../shared/trip/pickup-step-names.ts';
import type { Fact } from './trip-page.ts';

/** One of the two languages of the trip file. */
export type FileLocale = Pick<LoadedLanguage, 'language' | 'i18n' | 'dateLocale'>;

/** A local date and time, such as `Sat 5 Dec 2026 14:30 hrs`, which may only wrap between the date and the time. */
export function whenText(at: LocalDateTime, { dateLocale, i18n }: FileLocale): string {
  const { date, time } = splitDateTime(at);
  const day = `${shortWeekday(date, dateLocale)} ${formatLocalDate(date, dateLocale)}`.trim();
  const parts = [day, time && timeOfDayText(time, i18n)].filter(Boolean);
  return parts.map(unbroken).join(' ');
}

/** A step of the pickup: its time, and its name with the delay, such as `Meeting point, 1 h later`. */
export function pickupStepFact({ kind, at, minutesSincePrevious }: PickupStep, { i18n }: FileLocale): Fact {
  const name = i18n._(pickupStepNames[kind]);
  const duration = minutesSincePrevious ? durationText(minutesSincePrevious) : undefined;
  return {
    label: at === undefined ? '' : splitDateTime(at).time,
    value: duration === undefined ? name : `${name}, ${i18n._(msg`${duration} later`)}`,
  };
}
