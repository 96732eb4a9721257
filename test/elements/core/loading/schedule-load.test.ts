import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleLoad } from '../../../../elements/core/loading/schedule-load.ts';
import { stubViewport } from '../../fake-view.ts';

beforeEach(() => void stubViewport());

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ['a text of 1400 letters', 'a'.repeat(1400), 1],
  ['a text of 1600 letters', 'a'.repeat(1600), 0],
  ['two texts that are long together', `<p>${'a'.repeat(800)}</p><div>${'a'.repeat(800)}</div>`, 0],
  ['scripts', `<script type="text/plain">${'a'.repeat(9000)}</script>`, 1],
  ['data for search engines', `<script type="application/ld+json">${'a'.repeat(9000)}</script>`, 1],
  ['styles', `<style>/*${'a'.repeat(9000)}*/</style>`, 1],
  [
    'a template, and what is for browsers without scripts',
    `<template>${'a'.repeat(9000)}</template><noscript>${'a'.repeat(9000)}</noscript>`,
    1,
  ],
  ['a menu that is hidden', `<nav hidden><p>${'a'.repeat(9000)}</p></nav>`, 1],
  ['a long list to choose from', `<select><option>${'a'.repeat(9000)}</select>`, 1],
  ['indented markup', `<p>a</p>${' '.repeat(9000)}`, 1],
])('after %s an element knows whether it can start before the page’s first frame', (_, before, times) => {
  document.body.innerHTML = `<div>${before}</div>`;
  const element = document.createElement('div');
  document.body.append(element, 'b'.repeat(9000));
  const start = vi.fn();
  const cancel = scheduleLoad(element, { showFirstForm: start, loadView: () => undefined });
  expect(start).toHaveBeenCalledTimes(times);
  cancel();
});

test('in a shadow tree, text before its host counts', () => {
  const host = document.createElement('div');
  const element = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(element);
  const start = vi.fn();
  document.body.append('a'.repeat(1600), host);
  scheduleLoad(element, { showFirstForm: start, loadView: () => undefined })();
  expect(start).not.toHaveBeenCalled();
  document.body.replaceChildren(host);
  scheduleLoad(element, { showFirstForm: start, loadView: () => undefined })();
  expect(start).toHaveBeenCalledOnce();
});

function Throws() {
  throw new Error('not on this page');
}
class Deaf {
  observe(): void {
    throw new Error('not on this page');
  }
  disconnect(): void {}
}
class Silent {
  observe(): void {}
  disconnect(): void {}
}
test.each([
  ['is missing', undefined],
  ['is no constructor', () => ({})],
  ['throws', Throws],
  ['cannot observe', Deaf],
  ['never says anything', Silent],
])('where the page’s observer %s, an element loads all the same', async (_, observer) => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', observer);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const element = document.createElement('div');
  document.body.append(element);
  const load = vi.fn();
  const cancel = scheduleLoad(element, { showFirstForm: () => undefined, loadView: load });
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledOnce();
  cancel();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an element in the window loads once, although the page finishes during its head start', () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const watchers = stubViewport();
  const element = document.createElement('div');
  const load = vi.fn();
  scheduleLoad(element, { showFirstForm: () => undefined, loadView: load });
  watchers[0]?.see(0);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
