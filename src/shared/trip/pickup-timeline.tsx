import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, splitDateTime } from '../../lib/dates.ts';
import { durationText } from '../../lib/duration-text.ts';
import type { PickupStep } from '../../trip/pickup/pickup-steps.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { pickupStepNames } from './pickup-step-names.ts';
import css from './pickup-timeline.css?inline';

/** The steps around a pickup: when each happens, and how long after the one before it. */
export function PickupTimeline({ steps }: { steps: readonly PickupStep[] }) {
  useStyles(css);
  const { t, i18n } = useLingui();
  const { dateLocale } = useLanguage();
  const timeText = (step: PickupStep, previous: PickupStep | undefined) => {
    if (step.at === undefined) return t`depends on driving time`;
    const { date, time } = splitDateTime(step.at);
    const isSameDay = previous?.at !== undefined && splitDateTime(previous.at).date === date;
    return isSameDay ? time : formatDayAndTime(step.at, dateLocale);
  };
  return (
    // Safari does not announce a list without bullets as a list.
    <ol className="pickup-timeline" role="list" aria-label={t`Your pickup`}>
      {steps.map((step, index) => {
        const { kind, estimated, minutesSincePrevious } = step;
        const duration = minutesSincePrevious ? durationText(minutesSincePrevious) : undefined;
        return (
          <li key={kind} data-estimated={estimated ? '' : undefined}>
            <strong>{i18n._(pickupStepNames[kind])}</strong>{' '}
            <span className="pickup-time">{timeText(step, steps[index - 1])}</span>{' '}
            <span className="pickup-note">
              {duration !== undefined && t`${duration} later`} {estimated && t`(estimate)`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
