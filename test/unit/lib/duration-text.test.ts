import { describe, expect, it } from 'vitest';
import { durationText } from '../../../src/lib/duration-text.ts';

describe('the text of a duration', () => {
  it.each([
    ['no time', 0, '0 min'],
    ['less than an hour', 59, '59 min'],
    ['an hour', 60, '1 h'],
    ['more than an hour', 270, '4 h 30 min'],
  ])('does not break: %s', (_, minutes, text) => {
    expect(durationText(minutes)).toBe(text.replaceAll(' ', '\u00A0'));
  });
});
