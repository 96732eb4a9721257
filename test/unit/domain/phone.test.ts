import { describe, expect, it, test } from 'vitest';
import { acceptedPhoneText, checkPhone, countryOfReply } from '../../../src/domain/phone.ts';
import { phoneRules } from '../../../src/features/checkout/phone-rules.ts';

describe('a phone number by the rules of its country', () => {
  test.each([
    ['+1 305 555 0100', 'us', '+13055550100'],
    ['(305) 555-0100', 'us', '+13055550100'],
    ['998 555 0199', 'mx', '+529985550199'],
    ['06 12 34 56 78', 'fr', '+33612345678'],
    ['+33 6 12 34 56 78', 'us', '+33612345678'],
    ['+44 20 7946 0958', 'us', '+442079460958'],
    ['+1 305 555 0100 x123', 'us', '+13055550100 ext. 123'],
    ['  +52 998 555 0199 ', 'us', '+529985550199'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(checkPhone(text, country, phoneRules)).toEqual({ ok: true, number });
  });

  test.each([
    ['call me', 'us', 'not-a-number'],
    ['12', 'us', 'too-short'],
    ['+1 305 555 01000000', 'us', 'too-long'],
    ['+1 3 0 5 5 5 5 0 1 0 0 0 0 0 0', 'us', 'too-long'],
    ['+999 123', 'us', 'invalid-country'],
    // As long as a number there, but no number starts like this.
    ['+1 111 111 1111', 'us', 'not-in-country'],
    ['612 345 678', 'us', 'too-short'],
  ])('%s in %s: %s', (text, country, reason) => {
    expect(checkPhone(text, country, phoneRules)).toEqual({ ok: false, reason });
  });

  it('has at most 20 digits in its extension', () => {
    const rules = { ...phoneRules, extension: () => '123456789012345678901' };
    expect(checkPhone('+13055550100', 'us', rules)).toEqual({ ok: false, reason: 'too-long' });
  });
});

describe('a phone number where the rules could not be loaded', () => {
  test.each([
    ['+1 (415) 555-01.23', { ok: true, number: '+14155550123' }],
    ['+1234567', { ok: true, number: '+1234567' }],
    ['+123456', { ok: false, reason: 'too-short' }],
    ['+1234567890123456', { ok: false, reason: 'too-long' }],
    ['14155550123', { ok: false, reason: 'invalid-country' }],
    ['+1 415 CALL ME', { ok: false, reason: 'not-a-number' }],
  ])('%s', (text, result) => {
    expect(checkPhone(text, 'us', undefined)).toEqual(result);
  });
});

test('texts of more than 250 characters are not taken in', () => {
  expect(acceptedPhoneText('1'.repeat(250), '+1')).toBe('1'.repeat(250));
  expect(acceptedPhoneText('1'.repeat(251), '+1')).toBe('+1');
});

test.each([
  ['1;US;USA;United States', 'us'],
  ['1MX', 'mx'],
  ['0;;;WRONG INPUT', undefined],
  ['2;;;UNKNOWN', undefined],
  ['1;USA', undefined],
  ['<html>', undefined],
  ['', undefined],
])('the country service answers %j: %s', (reply, country) => {
  expect(countryOfReply(reply)).toBe(country);
});
