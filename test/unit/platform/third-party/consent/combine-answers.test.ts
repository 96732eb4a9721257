import { expect, test } from 'vitest';
import { combineAnswers } from '../../../../../src/platform/third-party/consent/combine-answers.ts';
import type { ConsentAnswer } from '../../../../../src/platform/third-party/consent/consent-source.ts';

const allowed = (answers: ConsentAnswer[], hasPrivacyControl: boolean) =>
  combineAnswers(
    answers.map((analytics) => ({ analytics, maps: 'denied' })),
    hasPrivacyControl,
  );

test.each<[ConsentAnswer[], withoutControl: boolean, withControl: boolean]>([
  [[], false, false],
  [['granted'], true, true],
  [['assumed'], true, false],
  [['denied'], false, false],
  [['unknown'], false, false],
  [['granted', 'granted'], true, true],
  [['granted', 'assumed'], true, false],
  [['granted', 'denied'], false, false],
  [['granted', 'unknown'], false, false],
])('answers of %j allow: %s; with Global Privacy Control: %s', (answers, without, withControl) => {
  expect(allowed(answers, false)).toEqual({ analytics: without, maps: false });
  expect(allowed(answers, true)).toEqual({ analytics: withControl, maps: false });
});
