import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
const pageSetup = Symbol.for('the page of this worker');

/**
 * One page for all test files of a worker, so that they can share their imports: React and the elements stay bound to the
 * page in which they were loaded.
 */
export default {
  ...happyDom,
  name: 'shared-page',
  setup: async (global: Record<symbol, unknown>, options) => {
    global[pageSetup] ??= happyDom.setup(global, options);
    await global[pageSetup];
    return { teardown: () => undefined };
  },
} satisfies Environment;
