import type { ConsentPurpose, ConsentState } from '../../../schema/consent.ts';
import type { ConsentAnswers } from './consent-source.ts';

/**
 * What several tools allow together: the strictest of them decides, and without any, nothing is allowed. A visitor who sends
 * Global Privacy Control is not assumed to consent, but may still say yes to a tool.
 */
export function combineAnswers(answers: readonly ConsentAnswers[], hasPrivacyControl: boolean): ConsentState {
  const isAllowed = (purpose: ConsentPurpose) =>
    answers.length > 0 &&
    answers.every(
      (answer) => answer[purpose] === 'granted' || (answer[purpose] === 'assumed' && !hasPrivacyControl),
    );
  return { analytics: isAllowed('analytics'), maps: isAllowed('maps') };
}
