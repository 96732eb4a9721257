import { noAttribution } from '../../src/schema/attribution.ts';

/** An inline element that is alone on its page: no engine to hand off to, no custom texts. */
export const elementHostStub = {
  labels: {},
  setState: () => undefined,
  presentation: 'inline' as const,
  isOpen: () => false,
  setOpen: () => undefined,
  ownsPage: false,
  attribution: () => noAttribution,
  consent: () => ({}),
  engines: {
    findEngine: () => undefined,
    findForeignEngine: () => undefined,
    findInlineEngine: () => undefined,
    findOverlay: () => undefined,
    prefetch: () => undefined,
  },
};
