/** 90 → `1 h 30 min`, written the same way in all our languages. Its spaces do not break. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const minutesPastHour = minutes % 60;
  const parts: string[] = [];
  if (hours > 0) parts.push(`${hours}\u00A0h`);
  if (minutesPastHour > 0 || hours === 0) parts.push(`${minutesPastHour}\u00A0min`);
  return parts.join('\u00A0');
}
