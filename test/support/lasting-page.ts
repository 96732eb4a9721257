import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
const made = Symbol.for('the page of this worker');

/**
 * One page for all files of a worker, so that they can share their imports: React and the elements are bound to the page in
 * which they were loaded.
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
