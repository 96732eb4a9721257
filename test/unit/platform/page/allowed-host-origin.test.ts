import { afterEach, expect, test, vi } from 'vitest';
import { allowedHostOrigin } from '../../../../src/platform/page/allowed-host-origin.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function frame({ parent, referrer }: { parent?: string; referrer?: string }): void {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer ?? '');
  history.replaceState(null, '', parent === undefined ? '/' : `/?parent=${encodeURIComponent(parent)}`);
}

const allowed = ['https://a.example/', 'https://b.example', 'not a url'];

test.each([
  ['the origin in ?parent=', { parent: 'https://a.example' }, 'https://a.example'],
  ['the referrer', { referrer: 'https://b.example/page?x=1' }, 'https://b.example'],
  [
    '?parent= before the referrer',
    { parent: 'https://a.example', referrer: 'https://b.example/' },
    'https://a.example',
  ],
  [
    'the referrer if ?parent= is not allowed',
    { parent: 'https://x.example', referrer: 'https://b.example/' },
    'https://b.example',
  ],
  ['no origin that is not allowed', { parent: 'https://x.example' }, undefined],
  ['no invalid origin', { parent: 'not a url' }, undefined],
  ['no other protocol', { parent: 'data:,a' }, undefined],
])('accepts %s', (_, given, expected) => {
  frame(given);
  expect(allowedHostOrigin(allowed)).toBe(expected);
});

test('accepts no host on a page that is not framed', () => {
  history.replaceState(null, '', '/?parent=https://a.example');
  expect(allowedHostOrigin(allowed)).toBeUndefined();
});
