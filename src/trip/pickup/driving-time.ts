import { idToString, type WireId } from '../../schema/wire-values.ts';

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The radius of the earth. */
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

/** The key of the drive between two places, the same in both directions. */
export function driveKey(from: WireId, to: WireId): string {
  return [idToString(from), idToString(to)].sort().join(' ');
}

/** The distance along the surface of the earth, by the haversine formula; undefined if a position is unknown. */
function kilometresBetween(from: Position, to: Position): number | undefined {
  if (from.latitude === undefined || from.longitude === undefined) return undefined;
  if (to.latitude === undefined || to.longitude === undefined) return undefined;
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const longitudeTerm = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const latitudeTerm = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const haversine = latitudeTerm + Math.cos(fromLatitude) * Math.cos(toLatitude) * longitudeTerm;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
