import { expect, test } from 'vitest';
import { asReport } from '../../attack/report.ts';
import { summaryLines } from '../../support/test-summary.ts';

const run = { fault: 'booked, cut off', action: 'then: reload', round: 0, orders: 1, milliseconds: 900 };

test('the closing lines count every run and name the cell of one that failed', () => {
  const findings = [{ verdict: 'lost', what: 'sim-card is gone' } as const];
  const report = asReport([
    { ...run, findings: [] },
    { ...run, action: 'double click', findings },
  ]);
  const lines = summaryLines([{ name: 'attack', seconds: 1, succeeded: false, report }], 1).join('\n');
  expect(lines).toMatch(/attack +2 tests/);
  expect(lines).toContain('attack › booked, cut off / double click');
  expect(lines).toContain('1 passed, 1 failed');
});
