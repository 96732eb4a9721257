import { Trans } from '@lingui/react/macro';
import { minutesBetween } from '../../domain/dates.ts';
import { calculatedMoment } from '../../domain/pickup.ts';
import { DateTimeText } from '../../shared/date-time-text.tsx';
import type { LegModel } from './use-leg.ts';

/**
 * The calculated pickup and its explanation: how long before departure or after landing. A pickup on the wrong side of
 * the flight is shown without one.
 */
export function CalculationNote({ model }: { model: LegModel }) {
  const calculated = calculatedMoment(model.calculated);
  if (!calculated || !model.flightAt || model.calculating) return null;
  const when = <DateTimeText at={calculated} />;
  const isDeparture = model.leg.flight === 'departure';
  const minutes = minutesBetween(calculated, model.flightAt) * (isDeparture ? 1 : -1);
  const duration = durationText(minutes);
  return (
    <p className="muted">
      {minutes < 0 ? (
        <Trans>Calculated pickup: {when}.</Trans>
      ) : isDeparture ? (
        <Trans>
          Calculated pickup: {when}, {duration} before departure.
        </Trans>
      ) : (
        <Trans>
          Calculated pickup: {when}, {duration} after landing.
        </Trans>
      )}
    </p>
  );
}

/** `4 h 30 min`: the same in all our languages. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
