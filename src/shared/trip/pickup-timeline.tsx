import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime, splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { durationText } from '../../lib/duration-text.ts';
import type { PickupStep } from '../../trip/pickup/pickup-steps.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { checkInWarningText } from './check-in-text.ts';
import { pickupStepNames } from './pickup-step-names.ts';
import css from './pickup-timeline.css?inline';

interface PickupTimelineProps {
  steps: readonly PickupStep[];
  /** The day that is shown above, in the form `YYYY-MM-DD`: the times up to another day need none. */
  day?: string;
}

/** The steps around a pickup: when each happens, and how long after the one before it. */
export function PickupTimeline({ steps, day }: PickupTimelineProps) {
  useStyles(css);
  const { t, i18n } = useLingui();
  const { dateLocale } = useLanguage();
  const timeText = (at: LocalDateTime, previous: LocalDateTime | undefined) => {
    const { date, time } = splitDateTime(at);
    const knownDay = previous === undefined ? day : splitDateTime(previous).date;
    return date === knownDay ? time : formatDayAndTime(at, dateLocale);
  };
  return (
    // Safari does not announce a list without bullets as a list.
    <ol className="pickup-timeline" role="list" aria-label={t`Your pickup`}>
      {steps.map((step, index) => {
        const { kind, at, estimated, minutesSincePrevious, warning } = step;
        const duration = minutesSincePrevious ? durationText(minutesSincePrevious) : undefined;
        return (
          <li key={kind} data-estimated={estimated ? '' : undefined} data-warning={warning?.reason}>
            <strong>{i18n._(pickupStepNames[kind])}</strong>{' '}
            {at !== undefined && (
              <span className="pickup-time">{timeText(at, lastTimed(steps.slice(0, index)))}</span>
            )}{' '}
            <span className="pickup-note">
              {duration !== undefined && t`${duration} later`} {estimated && t`(estimate)`}
            </span>{' '}
            {warning && <span className="pickup-warning">{checkInWarningText(warning, i18n)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function lastTimed(steps: readonly PickupStep[]): LocalDateTime | undefined {
  return steps.findLast(({ at }) => at !== undefined)?.at;
}
