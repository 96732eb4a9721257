import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, splitDateTime } from '../../lib/dates.ts';
import { durationText } from '../../lib/duration-text.ts';
import type { PickupStep } from '../../trip/pickup/pickup-steps.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { pickupStepNames } from './pickup-step-names.ts';
import css from './pickup-timeline.css?inline';

/** What happens around a pickup, one moment after the other: when, and how long after the one before. */
export function PickupTimeline({ moments }: { moments: readonly PickupStep[] }) {
  useStyles(css);
  const { t, i18n } = useLingui();
  const { dateLocale } = useLanguage();
  const timeOf = ({ at }: PickupStep, before: PickupStep | undefined) => {
    if (at === undefined) return undefined;
    const { date, time } = splitDateTime(at);
    const isSameDay = before?.at !== undefined && splitDateTime(before.at).date === date;
    return isSameDay ? time : formatDayAndTime(at, dateLocale);
  };
  return (
    // Safari forgets that a list without bullets is one.
    <ol className="pickup-timeline" role="list" aria-label={t`Your pickup`}>
      {moments.map((moment, index) => {
        const time = timeOf(moment, moments[index - 1]);
        const duration = moment.slack ? durationText(moment.slack) : undefined;
        return (
          <li key={moment.kind} data-estimated={moment.estimated ? '' : undefined}>
            <strong>{i18n._(pickupStepNames[moment.kind])}</strong>{' '}
            <span className="pickup-time">{time ?? t`depends on driving time`}</span>{' '}
            <span className="pickup-note">
              {duration !== undefined && t`${duration} later`} {moment.estimated && t`(estimate)`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
