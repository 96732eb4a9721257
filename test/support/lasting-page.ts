import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
const made = Symbol.for('the page of this worker');

/**
 * One page for all files of a worker, which can then share what they import: React and the elements keep the page that
 * they were loaded in.
 */
export default {
  ...happyDom,
  name: 'lasting-page',
  setup: async (global: Record<symbol, unknown>, options) => {
    global[made] ??= happyDom.setup(global, options);
    await global[made];
    return { teardown: () => undefined };
  },
} satisfies Environment;
