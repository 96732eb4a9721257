import type { ConsentState } from '../../../schema/consent.ts';
import { notifyElements, registry } from '../../registry.ts';
import { combineAnswers } from './combine-answers.ts';
import { unknownAnswers, type ConsentAnswers, type ConsentSource } from './consent-source.ts';
import { consentSources } from './consent-sources.ts';

const POLL_MS = 500;
/** Tools load with the page; after a minute only scripts that load and clicks of the visitor may bring one. */
const MAX_POLLS = 120;

/** Keeps the registry up to date with what the page's consent tools say, including those that appear later. */
export function watchConsentTools(): void {
  const sources = consentSources();
  let lastMapAnswers: string | undefined;
  const check = () => {
    const answers = sources.flatMap((source) => answersOf(source, check) ?? []);
    const mapAnswers = answers.map(({ maps }) => maps).join(' ');
    const hasChanged = lastMapAnswers !== undefined && mapAnswers !== lastMapAnswers;
    lastMapAnswers = mapAnswers;
    if (hasChanged && mapAnswers.includes('denied')) forgetMapRequest();
    applyToolConsent(combineAnswers(answers, hasPrivacyControl()));
  };
  check();
  const afterHandlers = () => void setTimeout(check);
  // The `load` of scripts does not bubble.
  document.addEventListener('load', check, true);
  window.addEventListener('click', afterHandlers, true);
  let polls = 0;
  const timer = setInterval(() => {
    check();
    if (++polls >= MAX_POLLS) clearInterval(timer);
  }, POLL_MS);
}

function applyToolConsent(consent: ConsentState): void {
  const page = registry();
  const { analytics, maps } = page.toolConsent ?? {};
  page.toolConsent = consent;
  if (analytics !== consent.analytics || maps !== consent.maps) notifyElements();
}

/** A no to a tool revokes what the visitor had asked for before. */
function forgetMapRequest(): void {
  const page = registry();
  if (!page.hasRequestedMap) return;
  page.hasRequestedMap = false;
  const choice = { ...page.consentChoice };
  delete choice.maps;
  page.consentChoice = choice;
  notifyElements();
}

/** What a tool says; undefined if it is not on the page. One that throws has not answered. */
function answersOf(source: ConsentSource, onChange: () => void): ConsentAnswers | undefined {
  try {
    source.listen(onChange);
    return source.isPresent() ? source.read() : undefined;
  } catch {
    return unknownAnswers;
  }
}

function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
