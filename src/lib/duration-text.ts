/** 90 → `1 h 30 min`, the same in all our languages. Non-breaking spaces keep each number with its unit. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00A0h`, (rest > 0 || hours === 0) && `${rest}\u00A0min`]
    .filter(Boolean)
    .join(' ');
}
