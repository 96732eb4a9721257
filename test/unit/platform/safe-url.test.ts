import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safeUrl } from '../../../src/platform/safe-url.ts';

describe('addresses that a server names', () => {
  test.each([
    ['https', 'https://pay.example/x?y=1#z', 'https://pay.example/x?y=1#z'],
    ['spaces around it', ' https://pay.example/ ', 'https://pay.example/'],
    ['http on this machine', 'http://localhost:4400/pay', 'http://localhost:4400/pay'],
    ['http on its number', 'http://127.0.0.1:4400/', 'http://127.0.0.1:4400/'],
    ['http on its number, version 6', 'http://[::1]:4400/', 'http://[::1]:4400/'],
    ['2048 characters', `https://x.example/${'a'.repeat(2030)}`, `https://x.example/${'a'.repeat(2030)}`],
  ])('%s is fine', (_, address, href) => {
    expect(safeUrl(address)?.href).toBe(href);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', ' jAvA\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://x.example/1'],
    ['plain http', 'http://pay.example/'],
    ['http on a name that only starts like this machine', 'http://localhost.evil.example/'],
    ['http on a number that only starts like it', 'http://127.0.0.1.evil.example/'],
    ['another host without its scheme', '//evil.example/x'],
    ['a user name', 'https://pay.example@evil.example/'],
    ['a password', 'https://a:b@pay.example/'],
    ['a path', '/pictures/a.svg'],
    ['2049 characters', `https://x.example/${'a'.repeat(2031)}`],
  ])('%s is refused', (_, address) => {
    expect(safeUrl(address)).toBeUndefined();
  });

  it('are https without credentials, or refused', () => {
    const schemes = fc.constantFrom('https://', 'http://', 'HTTPS:', 'javascript:', 'ftp://', '//', '/', '');
    const anything = fc.tuple(schemes, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(anything, (address) => {
        const url = safeUrl(address);
        expect(!url || (url.protocol === 'https:' && url.username + url.password === '')).toBe(true);
      }),
    );
  });
});
