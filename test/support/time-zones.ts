import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Far ahead and far behind, with half hours, and with daylight saving changes on different days, in one at midnight. */
const timeZones = [
  'UTC',
  'America/Cancun',
  'America/Los_Angeles',
  'America/Santiago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Europe/Madrid',
] as const;

/** Runs the same tests in several time zones. Nothing is mocked: the process itself changes its zone. */
export function describeInTimeZones(title: string, tests: () => void): void {
  describe.each(timeZones)(`${title}, seen from %s`, (zone) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    it('the process is in that time zone', () => {
      const inZone = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric' });
      for (const month of [0, 6]) {
        const moment = new Date(Date.UTC(2026, month, 15, 12));
        const text = `${moment.getHours() % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}`;
        expect(inZone.format(moment)).toContain(text);
      }
    });
    tests();
  });
}
