import { describe, expect, it } from 'vitest';
import { countOf, summaryLines } from '../../support/test-summary.ts';
import type { Report, StepResult } from '../../support/report.ts';

const report = (fields: Partial<Report>): Report => ({
  passed: 0,
  failed: [],
  flaky: [],
  durations: [],
  ...fields,
});
const browser = (fields: Partial<Report>): StepResult => ({
  name: 'browser',
  engine: 'Chromium 156',
  seconds: 312.4,
  succeeded: (fields.failed ?? []).length === 0,
  report: report(fields),
});
const build: StepResult = { name: 'build', seconds: 15, succeeded: true };

describe('the last line of the summary', () => {
  const many = ['a', 'b', 'c', 'd'];
  it.each<[string, StepResult[], string]>([
    [
      'counts each test, and a step without tests as one',
      [build, browser({ passed: 40 })],
      '41 passed, 0 failed',
    ],
    ['counts failed tests', [browser({ passed: 39, failed: ['cart'] })], '39 passed, 1 failed'],
    [
      'counts a step that failed without a failing test',
      [{ ...build, succeeded: false }],
      '0 passed, 1 failed',
    ],
    [
      'counts a step that failed although its tests passed',
      [{ ...browser({ passed: 3 }), succeeded: false }],
      '3 passed, 1 failed',
    ],
    [
      'tolerates three tests that passed on retry',
      [browser({ passed: 9, flaky: many.slice(1) })],
      '9 passed, 0 failed',
    ],
    ['counts a failure for four', [browser({ passed: 9, flaky: many })], '9 passed, 1 failed'],
    [
      'counts a failure for four across two engines',
      [browser({ passed: 9, flaky: ['a', 'b'] }), browser({ passed: 9, flaky: ['c', 'd'] })],
      '18 passed, 1 failed',
    ],
  ])('%s', (_what, results, last) => {
    expect(summaryLines(results, 400).at(-1)).toBe(last);
    expect(countOf(results).failed > 0).toBe(!last.endsWith(' 0 failed'));
  });
});

it('the summary lists the engine and the duration of each step', () => {
  expect(summaryLines([build, browser({ passed: 40 })], 330)).toEqual(
    expect.arrayContaining([
      'build'.padEnd(33) + '0:15',
      'browser  Chromium 156  40 tests  5:12',
      'total'.padEnd(33) + '5:30',
    ]),
  );
});

it('the summary names the tests that failed and those that passed on retry', () => {
  const lines = summaryLines(
    [browser({ passed: 1, failed: ['cart.spec.ts › is empty'], flaky: ['map'] })],
    1,
  );
  expect(lines.join('\n')).toContain('Failed:\n  cart.spec.ts › is empty\n');
  expect(lines.join('\n')).toContain('Passed on retry:\n  map\n');
});

it('the summary names the ten slowest browser tests and, separately, the slowest other files', () => {
  const durations = Array.from({ length: 12 }, (_, index) => ({ name: `t${index}`, seconds: index }));
  const unit = {
    ...build,
    report: report({ passed: 1, durations: [{ name: 'dates.test.ts', seconds: 99 }] }),
  };
  const lines = summaryLines([unit, browser({ passed: 12, durations })], 1);
  const title = lines.indexOf('Slowest browser tests:');
  expect(lines.slice(title + 1, title + 11)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `  ${`${number}.0`.padStart(5)} s  t${number}`),
  );
  expect(lines[title + 11]).toBe('');
  expect(lines).toContain('   99.0 s  dates.test.ts');
});
