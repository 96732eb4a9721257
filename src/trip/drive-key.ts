import { idText, type WireId } from '../schema/wire-values.ts';

/** Names the drive between two places, which is the same in both directions. */
export function driveKey(from: WireId, to: WireId): string {
  return [idText(from), idText(to)].sort().join(' ');
}
