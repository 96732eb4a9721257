import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConsentTools } from '../../../../../src/platform/third-party/consent/watch-consent-tools.ts';
import { allowMaps } from '../../../../../src/platform/third-party/consent/allow-maps.ts';
import { registry } from '../../../../../src/platform/registry.ts';
import { standInCookiebot } from '../../../../support/consent/stand-in-cookiebot.ts';
import { standInTcf } from '../../../../support/consent/stand-in-tcf.ts';
import { setGlobal } from '../../../../support/consent/stand-in-tool.ts';

const cookiebot = standInCookiebot();
const tcf = standInTcf();
const changed = vi.fn();
const MINUTE = 60_000;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  registry().elements.add({ host: document.body, read: () => undefined, changed });
});

afterEach(() => vi.useRealTimers());

const said = () => registry().toolConsent;
const no = { analytics: false, maps: false };

// One page, on which everything happens in this order.
test('tools that come early, late, with an answer, without one, or broken', async () => {
  stops.push(watchConsentTools());
  expect(said()).toEqual(no);

  // A tool that comes late, and has answered before.
  tcf.appear();
  vi.advanceTimersByTime(1000);
  tcf.load();
  tcf.answer(true, true);
  expect(said()).toEqual({ analytics: true, maps: true });
  expect(changed).toHaveBeenCalled();

  // Another one, which has not been answered: the strictest decides.
  cookiebot.appear();
  expect(said()).toEqual(no);
  cookiebot.answer(true, false);
  expect(said()).toEqual({ analytics: true, maps: false });

  // The visitor asks for a map, and later says no.
  changed.mockClear();
  allowMaps();
  cookiebot.answer(true, true);
  expect(registry().consentChoice).toEqual({ maps: true });
  tcf.answer(false, false);
  expect(registry().consentChoice).toEqual({});
  expect(said()).toEqual(no);
  tcf.answer(true, true);

  // Something that throws has not answered.
  setGlobal('__tcfapi', () => {
    throw new Error('broken');
  });
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(no);
  tcf.remove();

  // After a minute, nothing runs any more but what the visitor or the page causes.
  vi.advanceTimersByTime(2 * MINUTE);
  expect(vi.getTimerCount()).toBe(0);
  expect(said()).toEqual({ analytics: true, maps: true });
  setGlobal('Cookiebot', { hasResponse: true, consent: { statistics: false, preferences: true } });
  document.body.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual({ analytics: false, maps: true });
});

test.each([true, false])('a visitor with Global Privacy Control: %s', (globalPrivacyControl) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: globalPrivacyControl,
    configurable: true,
  });
  setGlobal('Cookiebot', { hasResponse: false, consent: { statistics: true, preferences: true } });
  window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  expect(said()).toEqual({ analytics: !globalPrivacyControl, maps: !globalPrivacyControl });
});

test('nothing is left running once the last element that listens has gone, and the next one asks again', () => {
  setGlobal('Cookiebot', { hasResponse: true, consent: { statistics: true, preferences: true } });
  stops.push(watchConsentTools());
  stops.shift()?.();
  window.dispatchEvent(new Event('CookiebotOnAccept'));
  expect(said()).toEqual({ analytics: true, maps: true });

  stops.shift()?.();
  expect(said()).toBeUndefined();
  document.body.click();
  window.dispatchEvent(new Event('CookiebotOnDecline'));
  expect(vi.getTimerCount()).toBe(0);
  expect(said()).toBeUndefined();

  setGlobal('Cookiebot', { hasResponse: true, consent: { statistics: false, preferences: true } });
  watchConsentTools()();
  const stop = watchConsentTools();
  expect(said()).toEqual({ analytics: false, maps: true });
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
