import type { ConsentState } from '../../../schema/consent.ts';
import { notifyElements, registry } from '../../registry.ts';
import { combineAnswers } from './combine-answers.ts';
import { unknownAnswers, type ConsentAnswers, type ConsentSource } from './consent-source.ts';
import { consentSources } from './consent-sources.ts';

const POLL_MS = 500;
/** Tools load with the page; after a minute only scripts that load and clicks of the visitor may bring one. */
const MAX_POLLS = 120;

/* Kept for the life of the page: what is hooked into a tool stays there, and Google forgets what it was told. */
const sources = consentSources();
let lastMapAnswers: string | undefined;

let watchers = 0;
let stopWatching: (() => void) | undefined;

/**
 * Keeps the registry up to date with what the page's consent tools say, including those that appear later. Returns a function
 * that stops; once every caller has stopped, nothing is known of the tools.
 */
export function watchConsentTools(): () => void {
  watchers++;
  stopWatching ??= startWatching();
  return () => {
    watchers--;
    if (watchers > 0) return;
    stopWatching?.();
    stopWatching = undefined;
    delete registry().toolConsent;
  };
}

function startWatching(): () => void {
  const afterHandlers = () => void setTimeout(check);
  const events = sources.flatMap((source) => source.events ?? []);
  for (const event of events) window.addEventListener(event, check, true);
  // The `load` of scripts does not reach the window.
  document.addEventListener('load', check, true);
  window.addEventListener('click', afterHandlers, true);
  let polls = 0;
  const timer = setInterval(() => {
    check();
    if (++polls >= MAX_POLLS) clearInterval(timer);
  }, POLL_MS);
  check();
  return () => {
    for (const event of events) window.removeEventListener(event, check, true);
    document.removeEventListener('load', check, true);
    window.removeEventListener('click', afterHandlers, true);
    clearInterval(timer);
  };
}

/** Asks all tools. */
function check(): void {
  // A tool may call back after everybody has stopped.
  if (watchers === 0) return;
  const answers = sources.flatMap((source) => answersOf(source) ?? []);
  const mapAnswers = answers.map(({ maps }) => maps).join(' ');
  const hasChanged = lastMapAnswers !== undefined && mapAnswers !== lastMapAnswers;
  lastMapAnswers = mapAnswers;
  if (hasChanged && mapAnswers.includes('denied')) forgetMapRequest();
  applyToolConsent(combineAnswers(answers, hasPrivacyControl()));
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
function answersOf(source: ConsentSource): ConsentAnswers | undefined {
  try {
    source.hook?.(check);
    return source.isPresent() ? source.read() : undefined;
  } catch {
    return unknownAnswers;
  }
}

function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
