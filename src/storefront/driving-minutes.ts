import { idText, type WireId } from '../../schema/wire-values.ts';

/** Where the map's driving time between two places is kept; it is the same in both directions. */
export function drivingMinutesKey(from: WireId, to: WireId): readonly string[] {
  return ['driving-minutes', ...[idText(from), idText(to)].sort()];
}
