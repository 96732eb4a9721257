import utils from 'intl-tel-input/utils';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkPhone } from '../../../../src/order/customer/phone.ts';
import { phoneRules } from '../../../../src/features/checkout/customer/phone-rules.ts';

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
    // Other keyboards, and what comes with copied text.
    ['＋５２　９９８　５５５　０１９９', 'us', '+529985550199'],
    ['+٥٢ ٩٩٨ ٥٥٥ ٠١٩٩', 'us', '+529985550199'],
    ['\u202A+52\u00A0998‑555–0199\u202C', 'us', '+529985550199'],
    ['tel:+52-998-555-0199', 'us', '+529985550199'],
    ['TEL:+1-305-555-0100;ext=123', 'us', '+13055550100 ext. 123'],
    ['tel:998-555-0199;phone-context=+52', 'us', '+529985550199'],
    ['tel:%2B52%20998%20555%200199', 'us', '+529985550199'],
    ['<tel://+529985550199>', 'us', '+529985550199'],
    ['sms:+52 998 555 0199?body=Hola', 'us', '+529985550199'],
    ['+52～998～555～0199', 'us', '+529985550199'],
    ['+52 · 998 · 555 · 0199', 'us', '+529985550199'],
    ['+52_998_555_0199', 'us', '+529985550199'],
    ['305-555-0100 Ext.: 12', 'us', '+13055550100 ext. 12'],
    ['+1 305 555 0100 (mobile)', 'us', '+13055550100'],
    ['+52 998 123 4567 WhatsApp', 'us', '+529981234567'],
    ['998 123 4567 - casa', 'mx', '+529981234567'],
    ['+52 998 123 4567 ext. ', 'us', '+529981234567'],
    ['998 123 4567 anexo 12', 'mx', '+529981234567 ext. 12'],
    ['1 800 FLOWERS', 'us', '+18003569377'],
    ['https://wa.me/529981234567', 'us', '+529981234567'],
    ['https://api.whatsapp.com/send?phone=529981234567&text=Hola', 'us', '+529981234567'],
    ['00 52 998 / 1234567', 'us', '+529981234567'],
    ['0151/12345678', 'de', '+4915112345678'],
    ['Ana Sosa de la Vega <+1 305 555 0100>', 'us', '+13055550100'],
    ['+1 (305) 555-0100 extension 12', 'us', '+13055550100 ext. 12'],
    ['+52 ( 1 ) 998 - 123 - 45 - 67', 'us', '+529981234567'],
    // Prefixes for calls abroad, from anywhere.
    ['0052 998 123 4567', 'us', '+529981234567'],
    ['00 52 998 123 4567', 'mx', '+529981234567'],
    ['+0052 998 123 4567', 'us', '+529981234567'],
    ['011 52 998 123 4567', 'fr', '+529981234567'],
    ['0011 52 998 123 4567', 'us', '+529981234567'],
    ['8~10 52 998 123 4567', 'ru', '+529981234567'],
    ['++52 998 123 4567', 'us', '+529981234567'],
    // Trunk prefixes.
    ['+44 (0)20 7946 0958', 'us', '+442079460958'],
    ['0044 (0)20 7946 0958', 'us', '+442079460958'],
    ['+49 (0)30 901820', 'us', '+4930901820'],
    ['+39 (0)6 69812345', 'us', '+390669812345'],
    ['+39 06 69812345', 'us', '+390669812345'],
    ['8 912 345-67-89', 'ru', '+79123456789'],
    ['+55 (0xx11) 91234-5678', 'us', '+5511912345678'],
    ['0 15 11 91234-5678', 'br', '+5511912345678'],
    // Prefixes of the past.
    ['+52 1 998 123 4567', 'us', '+529981234567'],
    ['0052 1 998 123 4567', 'us', '+529981234567'],
    ['011 52 1 998 123 4567', 'us', '+529981234567'],
    ['52 1 998 123 4567', 'mx', '+529981234567'],
    ['1 998 123 4567', 'mx', '+529981234567'],
    ['01 998 123 4567', 'mx', '+529981234567'],
    ['044 998 123 4567', 'mx', '+529981234567'],
    ['045 998 123 4567', 'mx', '+529981234567'],
    ['+52 1 998 123 4567 x12', 'us', '+529981234567 ext. 12'],
    ['+54 9 11 2345-6789', 'us', '+5491123456789'],
    ['+54 11 15 2345-6789', 'us', '+5491123456789'],
    ['+54 9 11 15 2345-6789', 'us', '+5491123456789'],
    ['+55 11 8234-5678', 'us', '+5511982345678'],
    ['(011) 8234-5678', 'br', '+5511982345678'],
    ['+39 0348 123 4567', 'us', '+393481234567'],
    ['0348 123 4567', 'it', '+393481234567'],
    ['+56 09 6123 4567', 'us', '+56961234567'],
    ['09 6123 4567', 'cl', '+56961234567'],
    ['+380 (8) 050 123 45 67', 'us', '+380501234567'],
    ['+995 8 555 123 456', 'us', '+995555123456'],
    ['+998 8 91 234 56 78', 'us', '+998912345678'],
    ['0 512 345 678', 'pl', '+48512345678'],
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
    ['0052 998', 'us', 'too-short'],
    ['+52 1 998 123 45678', 'us', 'too-long'],
    ['1'.repeat(251), 'us', 'too-long'],
    ['998 123 4567 / 998 765 4321', 'mx', 'several'],
    ['998 123 4567, 998 765 4321', 'mx', 'several'],
    ['305-555-0100 or 305-555-0101', 'us', 'several'],
    ['+529981234567+529987654321', 'us', 'several'],
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
    ['00 1 415 555 0123', { ok: true, number: '+14155550123' }],
    ['tel:＋1-415-555-0123', { ok: true, number: '+14155550123' }],
  ])('%s', (text, result) => {
    expect(checkPhone(text, 'us', undefined)).toEqual(result);
  });
});

describe('every number of the rules', () => {
  it('is read the same in any writing of it', () => {
    const countries = fc.constantFrom('us', 'mx', 'fr', 'gb', 'it', 'ar', 'br', 'cl', 'cr', 'ru', 'jp', 'uz');
    const dashes = fc.constantFrom(' ', '\u00A0', '-', '\u2011', '\u2013', '.');
    fc.assert(
      fc.property(countries, dashes, fc.boolean(), (country, dash, isWide) => {
        const number = utils.getExampleNumber(country, 'MOBILE', 'E164');
        const grouped = `${number.slice(0, 4)}${dash}${number.slice(4)}`;
        const written = isWide ? grouped.replace(/\d/g, wideDigit) : grouped;
        for (const form of [written, written.replace('+', '00'), `tel:${written}`, `\u200E${written}\uFEFF`])
          expect(checkPhone(form, 'us', phoneRules), form).toEqual({ ok: true, number });
      }),
    );
  });
});

const wideDigit = (digit: string) => String.fromCharCode(0xff10 + Number(digit));
