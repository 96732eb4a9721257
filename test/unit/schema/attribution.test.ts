import { describe, expect, it, test } from 'vitest';
import {
  attributionFromStrings,
  attributionParameters,
  attributionToStrings,
  noAttribution,
  withFallback,
} from '../../../src/schema/attribution.ts';
import { eventLabelsOf } from '../../../src/schema/event-labels.ts';

const lobby = { ...noAttribution, salesChannel: 'desk 7', placement: 'lobby-qr' };

describe('the labels of events', () => {
  it('are those of an attribution, never its sales channel', () => {
    expect(eventLabelsOf(lobby)).toEqual({ placement: 'lobby-qr' });
    expect(eventLabelsOf(noAttribution)).toEqual({});
  });

  it.each(['', 'x'.repeat(65), 7, null])('exclude %j', (placement) => {
    expect(eventLabelsOf({ placement })).toEqual({});
  });

  it('may have up to 64 characters, however they are encoded', () => {
    expect(eventLabelsOf({ placement: '🌴'.repeat(64) })).toEqual({ placement: '🌴'.repeat(64) });
  });
});

test('the gaps of an attribution are filled from another', () => {
  const footer = { ...noAttribution, placement: 'footer' };
  expect(withFallback(footer, lobby)).toEqual({ ...lobby, placement: 'footer' });
});

test('the sales channel travels as `sc`, labels by their own names', () => {
  expect(attributionParameters).toMatchObject({ salesChannel: 'sc', placement: 'placement' });
});

test.each([lobby, noAttribution])('%j survives as texts', (attribution) => {
  expect(attributionFromStrings(attributionToStrings(attribution))).toEqual(attribution);
});
