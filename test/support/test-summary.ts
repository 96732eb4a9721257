import type { StepResult, TestDuration } from './report.ts';

/** A busy machine may cause a few retries; more of them mean that something is wrong. */
const MAX_FLAKY = 3;
const SLOWEST_SHOWN = 10;

/** The summary that ends the test command: durations, the slowest tests, failures and counts. */
export function summaryLines(results: StepResult[], seconds: number): string[] {
  const { passed, failed } = countOf(results);
  return [
    '',
    ...table(results, seconds),
    ...slowest(
      'Slowest browser tests',
      results.filter(({ engine }) => engine),
    ),
    ...slowest(
      'Slowest files of other tests',
      results.filter(({ engine }) => !engine),
    ),
    ...section('Failed', failedIn(results)),
    ...section('Passed on retry', flakyIn(results)),
    ...(hasTooManyFlaky(results)
      ? ['', `More than ${MAX_FLAKY} passed only on retry, which counts as a failure.`]
      : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

export function countOf(results: StepResult[]): { passed: number; failed: number } {
  let passed = 0;
  for (const { report, succeeded } of results) passed += report?.passed ?? (succeeded ? 1 : 0);
  return { passed, failed: failedIn(results).length + (hasTooManyFlaky(results) ? 1 : 0) };
}

function hasTooManyFlaky(results: StepResult[]): boolean {
  return flakyIn(results).length > MAX_FLAKY;
}

function flakyIn(results: StepResult[]): string[] {
  return results.flatMap(({ report }) => report?.flaky ?? []);
}

/** The failed tests, or the step itself if it failed without any. */
function failedIn(results: StepResult[]): string[] {
  return results.flatMap(({ name, report, succeeded }) => {
    if (report && report.failed.length > 0) return report.failed;
    return succeeded ? [] : [name];
  });
}

function table(results: StepResult[], seconds: number): string[] {
  const rows = results.map(({ name, engine = '', seconds: taken, report }) => [
    name,
    engine,
    report ? `${report.passed + report.failed.length} tests` : '',
    clock(taken),
  ]);
  rows.push(['total', '', '', clock(seconds)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function slowest(title: string, results: StepResult[]): string[] {
  const longest = results
    .flatMap(({ report }) => report?.durations ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN);
  return section(
    title,
    longest.map(({ name, seconds }: TestDuration) => `${seconds.toFixed(1).padStart(5)} s  ${name}`),
  );
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
