/** The raw value of an option as text; empty for what is not set, or was set to an object as a property. */
export function rawText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
}
