import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { consentSources } from '../../../../../src/platform/third-party/consent/consent-sources.ts';
import { gtagOf } from '../../../../../src/platform/third-party/provider-tag.ts';
import { standInConsentMode } from '../../../../support/consent/stand-in-consent-mode.ts';
import { standInCookiebot } from '../../../../support/consent/stand-in-cookiebot.ts';
import { standInOneTrust } from '../../../../support/consent/stand-in-one-trust.ts';
import { standInTcf } from '../../../../support/consent/stand-in-tcf.ts';
import { setGlobal, type StandInTool } from '../../../../support/consent/stand-in-tool.ts';
import { standInWpConsent } from '../../../../support/consent/stand-in-wp-consent-api.ts';

const tools = [standInTcf(), standInWpConsent(), standInCookiebot(), standInOneTrust(), standInConsentMode()];
afterEach(() => {
  for (const tool of tools) tool.remove();
});

/** What the source of this tool says when it is listened to. */
function listenTo({ name }: Pick<StandInTool, 'name'>) {
  const source = consentSources().find((one) => one.name === name);
  if (!source) throw new Error(`There is no source ${name}`);
  const onChange = vi.fn(() => undefined);
  onTestFinished(() => void onChange.mockReset());
  for (const event of source.events ?? []) {
    window.addEventListener(event, onChange, true);
    onTestFinished(() => window.removeEventListener(event, onChange, true));
  }
  const relisten = () => source.hook?.(onChange);
  relisten();
  return { source, onChange, relisten };
}

describe.each(tools)('$name', (tool) => {
  test('is not on the page until it appears, and then allows nothing until the visitor answers', () => {
    const { source, relisten } = listenTo(tool);
    expect(source.isPresent()).toBe(false);
    tool.appear();
    relisten();
    expect(source.isPresent()).toBe(true);
    expect(Object.values(source.read())).not.toContain('granted');
    expect(Object.values(source.read())).not.toContain('assumed');
  });

  test('says what the visitor answers, and announces it', () => {
    tool.appear();
    const { source, onChange } = listenTo(tool);
    tool.answer(true, true);
    expect(onChange).toHaveBeenCalled();
    expect(source.isPresent() && source.read()).toEqual({ analytics: 'granted', maps: 'granted' });
    tool.answer(false, true);
    expect(source.isPresent() && source.read()).toEqual({ analytics: 'denied', maps: 'granted' });
    onChange.mockClear();
    tool.answer(false, false);
    expect(onChange).toHaveBeenCalled();
    expect(source.isPresent() && source.read()).toEqual({ analytics: 'denied', maps: 'denied' });
  });
});

test.each(tools.slice(1))('$name is understood if it has answered before', (tool) => {
  tool.appear();
  tool.answer(true, false);
  const { source } = listenTo(tool);
  expect(source.isPresent() && source.read()).toEqual({ analytics: 'granted', maps: 'denied' });
});

describe('TCF 2', () => {
  const tcf = standInTcf();
  afterEach(() => tcf.remove());

  test('answers a stub once it has loaded, also where it has dropped the queue of its stub', () => {
    tcf.place(() => undefined);
    const { source, relisten } = listenTo(tcf);
    tcf.load();
    relisten();
    tcf.answer(true, true);
    expect(source.read()).toEqual({ analytics: 'granted', maps: 'granted' });
  });

  const tellOnce = (data: object, isSuccess = true) =>
    tcf.place((_command: string, _version: number, callback: (data: object, isSuccess: boolean) => void) =>
      callback(data, isSuccess),
    );
  const all = { consents: { 1: true, 8: true, 10: true } };

  test.each<[string, object, boolean, object]>([
    [
      'of an earlier visit',
      { eventStatus: 'tcloaded', purpose: all },
      true,
      { analytics: 'granted', maps: 'granted' },
    ],
    [
      'without purpose 10',
      { eventStatus: 'tcloaded', purpose: { consents: { 1: true, 8: true } } },
      true,
      { analytics: 'denied', maps: 'granted' },
    ],
    ['where the law asks for none', { gdprApplies: false }, true, { analytics: 'assumed', maps: 'assumed' }],
    [
      'while it asks',
      { eventStatus: 'cmpuishown', purpose: all },
      true,
      { analytics: 'unknown', maps: 'unknown' },
    ],
    [
      'of a failed call',
      { eventStatus: 'tcloaded', purpose: all },
      false,
      { analytics: 'unknown', maps: 'unknown' },
    ],
  ])('an answer %s', (_, data, isSuccess, expected) => {
    tellOnce(data, isSuccess);
    expect(listenTo(tcf).source.read()).toEqual(expected);
  });
});

test.each<[string, object, object]>([
  [
    'has not answered',
    { hasResponse: false, consent: { statistics: true, preferences: false } },
    { analytics: 'assumed', maps: 'denied' },
  ],
  [
    'only scrolls',
    { hasResponse: true, consent: { statistics: true, preferences: true, method: 'implied' } },
    { analytics: 'assumed', maps: 'assumed' },
  ],
])('Cookiebot: a visitor who %s is only assumed to consent', (_, cookiebot, expected) => {
  setGlobal('Cookiebot', cookiebot);
  expect(listenTo({ name: 'Cookiebot' }).source.read()).toEqual(expected);
});

test('OneTrust: categories that are active before the visitor answers are only assumed', () => {
  setGlobal('OneTrust', { IsAlertBoxClosed: () => false });
  setGlobal('OnetrustActiveGroups', ',C0001,C0002,C0003,');
  expect(listenTo({ name: 'OneTrust' }).source.read()).toEqual({ analytics: 'assumed', maps: 'assumed' });
});

test('WP Consent API: where visitors only opt out, consent is only assumed', () => {
  const tool = standInWpConsent('optout');
  tool.appear();
  const { source } = listenTo(tool);
  expect(source.read()).toEqual({ analytics: 'assumed', maps: 'assumed' });
  tool.answer(true, false);
  expect(source.read()).toEqual({ analytics: 'granted', maps: 'denied' });
});

describe('Google Consent Mode', () => {
  const tool = standInConsentMode();
  const read = () => {
    const { source } = listenTo(tool);
    return source.isPresent() ? source.read() : undefined;
  };
  const granted = { analytics_storage: 'granted', functionality_storage: 'granted' };

  test.each<[string, unknown[][], object | undefined]>([
    ['no consent commands', [['event', 'page_view']], undefined],
    ['a default is assumed', [['consent', 'default', granted]], { analytics: 'assumed', maps: 'assumed' }],
    [
      'a type that is missing is unknown',
      [['consent', 'default', { ad_storage: 'granted' }]],
      { analytics: 'unknown', maps: 'unknown' },
    ],
    [
      'of a default for some regions, only what it denies counts',
      [
        [
          'consent',
          'default',
          { analytics_storage: 'denied', functionality_storage: 'granted', region: ['ES'] },
        ],
      ],
      { analytics: 'denied', maps: 'unknown' },
    ],
    [
      'what a default for some regions denies, a later one for all does not allow',
      [
        ['consent', 'default', { analytics_storage: 'denied', region: ['ES'] }],
        ['consent', 'default', granted],
      ],
      { analytics: 'denied', maps: 'assumed' },
    ],
    [
      'an update stays in effect after a default',
      [
        ['consent', 'update', { analytics_storage: 'granted' }],
        ['consent', 'default', { analytics_storage: 'denied', functionality_storage: 'denied' }],
      ],
      { analytics: 'granted', maps: 'denied' },
    ],
  ])('%s', (_, commands, expected) => {
    setGlobal('dataLayer', []);
    for (const command of commands) tool.gtag(...command);
    expect(read()).toEqual(expected);
  });

  test("ignores our own tag's commands", () => {
    setGlobal('dataLayer', []);
    gtagOf('dataLayer')('consent', 'update', granted);
    expect(read()).toBeUndefined();
  });

  test("remembers what Google has trimmed from the queue, and leaves the page's own push in place", () => {
    const queue: unknown[] = [];
    const pushed = vi.fn((...entries: unknown[]) => Array.prototype.push.apply(queue, entries));
    queue.push = pushed;
    setGlobal('dataLayer', queue);
    const { source, onChange } = listenTo(tool);
    tool.gtag('consent', 'update', granted);
    expect(source.isPresent() && source.read()).toEqual({ analytics: 'granted', maps: 'granted' });
    queue.splice(0);
    onChange.mockClear();
    expect(queue.push({ event: 'page' })).toBe(1);
    expect(pushed).toHaveBeenLastCalledWith({ event: 'page' });
    expect(onChange).not.toHaveBeenCalled();
    expect(source.read()).toEqual({ analytics: 'granted', maps: 'granted' });
  });
});
