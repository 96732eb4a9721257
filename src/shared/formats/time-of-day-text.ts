import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** `14:30` → `14:30 hrs`, or without a word in languages that need none. */
export function timeOfDayText(time: string, i18n: I18n): string {
  return i18n._(msg`${time} hrs`);
}
