import { describe, expect, it } from 'vitest';
import { closingLines, countOf } from '../../support/closing-lines.ts';
import type { Report, StepResult } from '../../support/report.ts';

const report = (given: Partial<Report>): Report => ({
  passed: 0,
  failed: [],
  secondGo: [],
  took: [],
  ...given,
});
const browser = (given: Partial<Report>): StepResult => ({
  name: 'browser',
  engine: 'Chromium 156',
  seconds: 312.4,
  succeeded: (given.failed ?? []).length === 0,
  report: report(given),
});
const build: StepResult = { name: 'build', seconds: 15, succeeded: true };

describe('the last line', () => {
  const many = ['a', 'b', 'c', 'd'];
  it.each<[string, StepResult[], string]>([
    [
      'counts tests, and a step without tests as one',
      [build, browser({ passed: 40 })],
      '41 passed, 0 failed',
    ],
    ['counts what failed', [browser({ passed: 39, failed: ['cart'] })], '39 passed, 1 failed'],
    ['counts a step that fails without a test', [{ ...build, succeeded: false }], '0 passed, 1 failed'],
    [
      'counts a step that fails beside its tests',
      [{ ...browser({ passed: 3 }), succeeded: false }],
      '3 passed, 1 failed',
    ],
    [
      'lets three pass at a second go',
      [browser({ passed: 9, secondGo: many.slice(1) })],
      '9 passed, 0 failed',
    ],
    ['fails for four', [browser({ passed: 9, secondGo: many })], '9 passed, 1 failed'],
    [
      'fails for four on two engines',
      [browser({ passed: 9, secondGo: ['a', 'b'] }), browser({ passed: 9, secondGo: ['c', 'd'] })],
      '18 passed, 1 failed',
    ],
  ])('%s', (_what, results, last) => {
    expect(closingLines(results, 400).at(-1)).toBe(last);
    expect(countOf(results).failed > 0).toBe(!last.endsWith(' 0 failed'));
  });
});

it('lists how long each step took on which engine', () => {
  expect(closingLines([build, browser({ passed: 40 })], 330)).toEqual(
    expect.arrayContaining([
      'build'.padEnd(35) + '0:15',
      'browser    Chromium 156  40 tests  5:12',
      'all of it'.padEnd(35) + '5:30',
    ]),
  );
});

it('names what failed and what passed at a second go', () => {
  const lines = closingLines(
    [browser({ passed: 1, failed: ['cart.spec.ts › is empty'], secondGo: ['map'] })],
    1,
  );
  expect(lines.join('\n')).toContain('Failed:\n  cart.spec.ts › is empty\n');
  expect(lines.join('\n')).toContain('Passed at a second go:\n  map\n');
});

it('names the ten slowest, the slowest first, browser tests apart from others', () => {
  const took = Array.from({ length: 12 }, (_, index) => ({ name: `t${index}`, seconds: index }));
  const unit = { ...build, report: report({ passed: 1, took: [{ name: 'dates.test.ts', seconds: 99 }] }) };
  const lines = closingLines([unit, browser({ passed: 12, took })], 1);
  const title = lines.indexOf('Slowest browser tests:');
  expect(lines.slice(title + 1, title + 11)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `  ${`${number}.0`.padStart(5)} s  t${number}`),
  );
  expect(lines[title + 11]).toBe('');
  expect(lines).toContain('   99.0 s  dates.test.ts');
});
