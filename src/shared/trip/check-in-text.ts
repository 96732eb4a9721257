import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { splitDateTime } from '../../lib/dates.ts';
import { durationText } from '../../lib/duration-text.ts';
import type { CheckInWarning } from '../../trip/pickup/check-in.ts';

/** What speaks against a check-in, as a sentence. */
export function checkInWarningText(warning: CheckInWarning, i18n: I18n): string {
  if (warning.reason === 'arrives-after-departure') {
    const { time } = splitDateTime(warning.arrivesAt);
    return i18n._(msg`You would arrive ${time}, after take-off`);
  }
  const timeLeft = durationText(warning.minutesLeft);
  const usualTime = durationText(warning.usualMinutes);
  return i18n._(msg`${timeLeft} before departure, less than the usual ${usualTime}`);
}
