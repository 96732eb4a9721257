import { idText, type WireId } from '../../schema/wire-values.ts';

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const EARTH_KM = 6371;
/** Roads are longer than the straight line. */
const DETOUR = 1.2;
const KM_PER_HOUR = 65;
/** Leaving one place and stopping at the other. */
const EXTRA_MINUTES = 15;

/** The minutes that a drive usually takes, in steps of five; undefined if a position is unknown. */
export function estimatedDrivingMinutes(from: Position, to: Position): number | undefined {
  const kilometres = kilometresBetween(from, to);
  if (kilometres === undefined) return undefined;
  const minutes = EXTRA_MINUTES + ((kilometres * DETOUR) / KM_PER_HOUR) * 60;
  return Math.ceil(minutes / 5) * 5;
}

/** Names the drive between two places, which is the same in both directions. */
export function driveKey(from: WireId, to: WireId): string {
  return [idText(from), idText(to)].sort().join(' ');
}

function kilometresBetween(from: Position, to: Position): number | undefined {
  if (from.latitude === undefined || from.longitude === undefined) return undefined;
  if (to.latitude === undefined || to.longitude === undefined) return undefined;
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const along = Math.sin((north - south) / 2) ** 2;
  const arc = along + Math.cos(south) * Math.cos(north) * across;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(arc)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
