import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a step of the test command tells of its tests; a step that tells nothing counts as one test. */
export interface Report {
  passed: number;
  failed: string[];
  /** Passed, but only at a second go. */
  secondGo: string[];
  /** How long each took: each browser test, else each file of tests. */
  took: Took[];
}

export interface Took {
  name: string;
  seconds: number;
}

export interface StepResult {
  name: string;
  /** The browser that it ran on, with its version. */
  engine?: string;
  seconds: number;
  succeeded: boolean;
  report?: Report;
}

/** Reporters write to the file that the test command names; who runs a runner alone names none. */
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
