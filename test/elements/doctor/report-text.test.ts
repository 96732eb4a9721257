import { expect, test } from 'vitest';
import { reportText, withoutSecrets } from '../../../elements/doctor/panel/report-text.ts';

test('a report names the version, the page, the browser and each finding', () => {
  const facts = {
    version: '1.4.2',
    url: 'https://www.hotel.example/book?room=12',
    browser: 'Firefox 140',
    cost: 'Cost: 120 ms.',
  };
  const finding = {
    code: 'api-cors',
    severity: 'error',
    subject: 'https://api.example.com/widget',
    message: 'It answers, but does not allow this site to read the answer.',
    fix: 'Send the header.',
  } as const;
  expect(reportText([finding], facts)).toBe(`booking-elements 1.4.2
https://www.hotel.example/book?room=…
Firefox 140
Cost: 120 ms.

ERROR api-cors (https://api.example.com/widget)
  It answers, but does not allow this site to read the answer.
  Send the header.`);
  expect(reportText([], facts)).toMatch(/\n\nNothing found\.$/);
});

test.each([
  [
    'https://book.example.com/customer/sale/voucher/8f14e45fceea167a5a36dedd4bea2543',
    'https://book.example.com/customer/sale/voucher/:token',
  ],
  ['https://book.example.com/?token=abc&preview', 'https://book.example.com/?token=…&preview'],
  ['https://book.example.com/#booking-trip=1.abc', 'https://book.example.com/'],
  ['https://cdn.example.com/v1/booking.bundle.js', 'https://cdn.example.com/v1/booking.bundle.js'],
  ['The script https://a.example/b?key=1 (script-src)', 'The script https://a.example/b?key=… (script-src)'],
])('%s is reported as %s', (text, reported) => {
  expect(withoutSecrets(text)).toBe(reported);
});
