import type { StepResult, Took } from './report.ts';

/** A test that passes on retry may have met a busy machine; if many do, something is wrong. */
const SECOND_GOES_ALLOWED = 3;
const SLOWEST_SHOWN = 10;

/** The summary of the test command: durations per engine, what to look at, and the counts. */
export function closingLines(results: StepResult[], seconds: number): string[] {
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
    ...named('Failed', failedIn(results)),
    ...named('Passed at a second go', secondGoesIn(results)),
    ...(tooManySecondGoes(results)
      ? ['', `More than ${SECOND_GOES_ALLOWED} needed a second go: that fails.`]
      : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

export function countOf(results: StepResult[]): { passed: number; failed: number } {
  let passed = 0;
  for (const { report, succeeded } of results) passed += report?.passed ?? (succeeded ? 1 : 0);
  return { passed, failed: failedIn(results).length + (tooManySecondGoes(results) ? 1 : 0) };
}

function tooManySecondGoes(results: StepResult[]): boolean {
  return secondGoesIn(results).length > SECOND_GOES_ALLOWED;
}

function secondGoesIn(results: StepResult[]): string[] {
  return results.flatMap(({ report }) => report?.secondGo ?? []);
}

/** If a step fails without a failing test, the step itself is listed. */
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
  rows.push(['all of it', '', '', clock(seconds)]);
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
    .flatMap(({ report }) => report?.took ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN);
  return named(
    title,
    longest.map(({ name, seconds }: Took) => `${seconds.toFixed(1).padStart(5)} s  ${name}`),
  );
}

function named(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
