import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a step of the test command reports about its tests; a step without a report counts as one test. */
export interface Report {
  passed: number;
  failed: string[];
  /** Passed only on retry. */
  secondGo: string[];
  /** The duration of each browser test or, otherwise, of each test file. */
  took: Took[];
}

export interface Took {
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

/** Reporters write to the file that the test command names; there is none if a runner is run alone. */
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
