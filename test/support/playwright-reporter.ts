import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { summaryLines, countOf } from './test-summary.ts';
import { writeReport, type Report, type StepResult } from './report.ts';

/** Reports browser tests to the test command or, if Playwright was started on its own, prints the same summary. */
export default class StepReporter implements Reporter {
  private tests: () => TestCase[] = () => [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = () => suite.allTests();
  }

  onEnd({ status, duration }: FullResult): Promise<{ status: FullResult['status'] }> {
    const report = reportOf(this.tests());
    writeReport(report);
    if (process.env.TEST_REPORT) return Promise.resolve({ status });
    const succeeded = status === 'passed';
    const result: StepResult = { name: 'browser', engine: ' ', seconds: duration / 1000, succeeded, report };
    console.log(summaryLines([result], duration / 1000).join('\n'));
    return Promise.resolve({ status: succeeded && countOf([result]).failed > 0 ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function reportOf(tests: TestCase[]): Report {
  const withOutcome = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
    tests.filter((test) => outcomes.includes(test.outcome()));
  return {
    passed: withOutcome('expected', 'flaky').length,
    failed: withOutcome('unexpected').map(nameOf),
    flaky: withOutcome('flaky').map(nameOf),
    durations: tests.map((test) => ({
      name: nameOf(test),
      seconds: Math.max(0, ...test.results.map(({ duration }) => duration / 1000)),
    })),
  };
}

/** Project, file and title, without the unnamed root. */
function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ');
}
