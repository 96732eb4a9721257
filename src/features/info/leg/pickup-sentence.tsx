import { Trans } from '@lingui/react/macro';
import { formatDayAndTime, minutesBetween, splitDateTime, type LocalDateTime } from '../../../lib/dates.ts';
import { durationText } from '../../../lib/duration-text.ts';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { LegModel } from './use-leg.ts';

interface PickupSentenceProps {
  model: LegModel;
  /** Called when the visitor wants the calculated pickup back. */
  onUseRecommended?: (() => void) | undefined;
}

/** When the pickup is and why, with the way to return to the calculated one. */
export function PickupSentence({ model, onUseRecommended }: PickupSentenceProps) {
  const { calculatedAlternative, pickupAt, flightAt, isPickupKnown } = model;
  if (!flightAt || !isPickupKnown) {
    if (model.isPickupEntered || (model.isPickupTimeHidden && !flightAt)) return null;
    return (
      <p className="pickup-sentence muted">
        <Trans>We work out the pickup from your flight.</Trans>
      </p>
    );
  }
  return (
    <p className="pickup-sentence">
      <PickupText model={model} flightAt={flightAt} />{' '}
      {calculatedAlternative && onUseRecommended && (
        <LinkButton onClick={onUseRecommended}>
          <UseRecommended calculatedAt={calculatedAlternative} pickupAt={pickupAt} />
        </LinkButton>
      )}
    </p>
  );
}

/** States when the pickup is, and how long before departure or after landing. */
function PickupText({ model, flightAt }: { model: LegModel; flightAt: LocalDateTime }) {
  const { calculatedAt, pickupAt, timeProblem, validation } = model;
  const isDeparture = model.leg.flightTrip === 'departure';
  // Promises no pickup that is incomplete, at the wrong time or refused; `PickupStatus` says why.
  if (!pickupAt || timeProblem || validation.result?.valid === false) {
    if (!calculatedAt || pickupAt !== calculatedAt) return null;
    const when = <When at={calculatedAt} />;
    return <Trans>Calculated pickup: {when}.</Trans>;
  }
  const when = <When at={pickupAt} />;
  const minutes = isDeparture ? minutesBetween(pickupAt, flightAt) : minutesBetween(flightAt, pickupAt);
  if (minutes === 0 && !isDeparture) return <Trans>Your driver waits at the exit when you land.</Trans>;
  const duration = durationText(minutes);
  return isDeparture ? (
    <Trans>
      We pick you up on {when}, {duration} before departure.
    </Trans>
  ) : (
    <Trans>
      We pick you up on {when}, {duration} after landing.
    </Trans>
  );
}

function When({ at }: { at: LocalDateTime }) {
  const { dateLocale } = useLanguage();
  return <strong className="unbroken">{formatDayAndTime(at, dateLocale)}</strong>;
}

interface UseRecommendedProps {
  calculatedAt: LocalDateTime;
  pickupAt: LocalDateTime | undefined;
}

/** The time of the calculated pickup, with its day if that is another one. */
function UseRecommended({ calculatedAt, pickupAt }: UseRecommendedProps) {
  const { dateLocale } = useLanguage();
  const { date, time: timeOfDay } = splitDateTime(calculatedAt);
  const isSameDay = pickupAt === undefined || splitDateTime(pickupAt).date === date;
  const time = isSameDay ? timeOfDay : formatDayAndTime(calculatedAt, dateLocale);
  return <Trans>Use the recommended {time}</Trans>;
}
