import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a step of the test command reports about its tests. A step without a report counts as a single test. */
export interface Report {
  passed: number;
  failed: string[];
  /** The names of those that passed only on retry. */
  flaky: string[];
  /** The duration of each browser test or, otherwise, of each test file. */
  durations: TestDuration[];
}

export interface TestDuration {
  name: string;
  seconds: number;
}

export interface StepResult {
  name: string;
  /** The browser that it ran in, with its version. */
  engine?: string;
  seconds: number;
  succeeded: boolean;
  report?: Report;
}

/** Writes to the file that the test command names. A runner that is started on its own writes nothing. */
export function writeReport(report: Report): void {
  const file = process.env.TEST_REPORT;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
