import { expect, test } from 'vitest';
import { mayFollow, type PhaseName } from '../../elements/core/phase.ts';

const phases: PhaseName[] = ['idle', 'waiting', 'loading', 'mounted', 'failed'];

test.each<[now: PhaseName, next: PhaseName[]]>([
  // An element is added to a page, and only waits.
  ['idle', ['waiting']],
  // It scrolls near, is opened or called; or it is removed.
  ['waiting', ['idle', 'loading']],
  ['loading', ['idle', 'mounted', 'failed']],
  ['mounted', ['idle', 'failed']],
  // Another try.
  ['failed', ['idle', 'loading']],
])('%s is followed by %j alone', (now, next) => {
  expect(phases.filter((phase) => mayFollow(now, phase))).toEqual(next);
});
