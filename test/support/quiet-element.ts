import { noAttribution } from '../../src/schema/attribution.ts';

/** An element alone on its page, as screens see it: inline, without an engine to hand off to and without texts of its own. */
export const quietElement = {
  labels: {},
  setState: () => undefined,
  presentation: 'inline' as const,
  isOpen: () => false,
  setOpen: () => undefined,
  ownsPage: false,
  attribution: () => noAttribution,
  engines: {
    find: () => undefined,
    findForeignEngine: () => undefined,
    inline: () => undefined,
    overlay: () => undefined,
    prepare: () => undefined,
  },
};
