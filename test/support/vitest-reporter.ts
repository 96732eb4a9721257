import type { Reporter, TestModule } from 'vitest/node';
import { writeReport } from './report.ts';

/** Reports vitest's tests to the test command, with the duration of each file, imports included. */
export default class StepReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
      flaky: [],
      durations: modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) })),
    });
  }
}

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
