import { Trans } from '@lingui/react/macro';
import { minutesBetween } from '../../domain/dates.ts';
import { calculatedMoment } from '../../domain/pickup.ts';
import type { LegModel } from './use-leg.ts';

/** Where the calculated pickup comes from: so long before the departure, or after the landing. */
export function CalculationNote({ model }: { model: LegModel }) {
  const calculated = calculatedMoment(model.calculated);
  if (!calculated || !model.flightAt || calculated !== model.pickupAt) return null;
  const minutes = Math.abs(minutesBetween(calculated, model.flightAt));
  if (minutes === 0) return null;
  const duration = durationText(minutes);
  return (
    <p className="muted">
      {model.leg.flight === 'departure' ? (
        <Trans>Worked out from your flight: {duration} before departure.</Trans>
      ) : (
        <Trans>Worked out from your flight: {duration} after landing.</Trans>
      )}
    </p>
  );
}

/** `4 h 30 min`: the same in every language that we speak. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
