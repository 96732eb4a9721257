/** 90 → `1 h 30 min`, written the same way in all our languages. Non-breaking spaces keep each number with its unit. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const minutesPastHour = minutes % 60;
  return [
    hours > 0 && `${hours}\u00A0h`,
    (minutesPastHour > 0 || hours === 0) && `${minutesPastHour}\u00A0min`,
  ]
    .filter(Boolean)
    .join(' ');
}
