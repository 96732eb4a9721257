import { afterEach, expect, test } from 'vitest';
import { consentState } from '../../../elements/core/consent-state.ts';
import { registry } from '../../../src/platform/registry.ts';
import { setConsent } from '../../../src/platform/third-party/consent/set-consent.ts';
import type { ConsentState } from '../../../src/schema/consent.ts';
import { add, define, settled } from '../fake-view.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  delete registry().consentChoice;
  delete registry().toolConsent;
});

const yes = { analytics: true, maps: true };
const no = { analytics: false, maps: false };

const cases: [
  Record<string, unknown>,
  choice: object | undefined,
  tools: ConsentState | undefined,
  ConsentState,
][] = [
  [{}, undefined, undefined, yes],
  [{ consent: 'maybe' }, undefined, undefined, yes],
  [{ analytics: 'provider' }, undefined, undefined, { analytics: false, maps: true }],
  [{ analytics: 'provider' }, { analytics: true }, undefined, yes],
  [{}, { analytics: false }, undefined, { analytics: false, maps: true }],
  [{ consent: 'granted', analytics: 'provider' }, undefined, undefined, yes],
  [{ consent: 'granted' }, { maps: false }, yes, { analytics: true, maps: false }],
  [{ consent: 'denied' }, undefined, yes, no],
  [{ consent: 'denied' }, yes, undefined, yes],
  [{ consent: 'denied' }, { analytics: 'denied', maps: undefined }, undefined, no],
  [{ consent: 'auto' }, undefined, undefined, no],
  [{ consent: 'auto' }, undefined, { analytics: true, maps: false }, { analytics: true, maps: false }],
  [{ consent: 'auto' }, { analytics: false }, yes, { analytics: false, maps: true }],
  [{ consent: 'auto' }, yes, no, yes],
];

test.each(cases)(
  'with %j, setConsent(%j) and tools that say %j, consent is %j',
  (options, choice, tools, state) => {
    if (choice !== undefined) setConsent(choice);
    if (tools) registry().toolConsent = tools;
    expect(consentState((attribute) => options[attribute])).toEqual(state);
  },
);

test('before its view has loaded, an element knows the company’s property, the tools and what is no consent', () => {
  const given = define();
  given.define();
  registry().toolConsent = yes;
  const stateOf = (attributes: Record<string, string>) =>
    (add(given.tag, attributes) as HTMLElement & { consentState: ConsentState }).consentState;
  expect(stateOf({ analytics: 'provider' })).toEqual({ analytics: false, maps: true });
  expect(stateOf({ consent: 'auto' })).toEqual(yes);
  expect(stateOf({ consent: 'maybe' })).toEqual(yes);
});

test('an element says so, and takes setConsent, before its view has loaded', () => {
  const given = define();
  given.define();
  const element = add(given.tag, { consent: 'denied' }) as HTMLElement & {
    consentState: ConsentState;
    setConsent: (decisions: Partial<ConsentState>) => void;
  };
  expect(element.consentState).toEqual(no);
  element.setConsent({ maps: true });
  expect(element.consentState).toEqual({ analytics: false, maps: true });
  element.setConsent({ analytics: true });
  expect(element.consentState).toEqual(yes);
  element.setConsent(JSON.parse('{"analytics":"denied","maps":null}') as object);
  expect(element.consentState).toEqual(no);
  expect(given.view.load).not.toHaveBeenCalled();
});
