import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { closingLines, countOf } from './closing-lines.ts';
import { writeReport, type Report, type StepResult } from './report.ts';

/** Reports each browser test to the test command; if run alone, it prints the same summary by the same rules. */
export default class ForTestCommand implements Reporter {
  private tests: () => TestCase[] = () => [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = () => suite.allTests();
  }

  onEnd({ status, duration }: FullResult): Promise<{ status: FullResult['status'] }> {
    const report = reportOf(this.tests());
    writeReport(report);
    if (process.env.TEST_REPORT) return Promise.resolve({ status });
    const succeeded = status === 'passed';
    const alone: StepResult = { name: 'browser', engine: ' ', seconds: duration / 1000, succeeded, report };
    console.log(closingLines([alone], duration / 1000).join('\n'));
    return Promise.resolve({ status: succeeded && countOf([alone]).failed > 0 ? 'failed' : status });
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
    secondGo: withOutcome('flaky').map(nameOf),
    took: tests.map((test) => ({
      name: nameOf(test),
      seconds: Math.max(0, ...test.results.map(({ duration }) => duration / 1000)),
    })),
  };
}

/** Project, file and title, without the unnamed root. */
function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ');
}
