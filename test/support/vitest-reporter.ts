import type { Reporter, TestModule } from 'vitest/node';
import { writeReport } from './report.ts';

/** Reports vitest's tests to the test command, and the duration of each file including its imports. */
export default class ForTestCommand implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
      secondGo: [],
      took: modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) })),
    });
  }
}

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
