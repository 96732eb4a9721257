import * as v from 'valibot';
import type { Catalogs } from '../../locales/types.ts';
import { parseJson } from '../lib/json.ts';
import type { LocaleFile, LocaleFileEntry } from '../platform/locale-file-entry.ts';
import { pageFetch } from '../platform/page/page-fetch.ts';
import { LocaleFileSchema } from '../schema/locale-file.ts';
import { compileLocaleMessages } from './compile-locale-messages.ts';
import { usualTextDirection, languageName, monthNames } from './intl-locale.ts';
import { reportLocaleFile } from './report-locale-file.ts';

/** After this time the storefront goes on without the file. */
const TIMEOUT_MS = 4000;
/** In characters; a complete file has about 60,000. */
const MAX_LENGTH = 1_000_000;

/**
 * Fetches a locale file and puts it into its entry. What is wrong with the file is logged, and put into the entry's report,
 * once the English catalogs have loaded as well.
 */
export async function readLocaleFile(url: string, entry: LocaleFileEntry, english: Catalogs): Promise<void> {
  const text = await fetchText(url);
  const parsed = typeof text === 'string' ? parseLocaleFile(text) : text;
  if ('problem' in parsed) {
    entry.report = { url, problem: parsed.problem, missing: 0, ignored: [] };
    console.warn(`[booking-elements] The file of locale-url is not used: ${url} ${parsed.problem}`);
    return;
  }
  const { language, name, direction, messages: texts } = parsed.output;
  const { messages, ignored } = compileLocaleMessages(texts);
  entry.file = {
    url,
    language,
    name: name || languageName(language),
    direction: direction ?? usualTextDirection(language),
    months: monthNames(language),
    messages,
  } satisfies LocaleFile;
  void reportLocaleFile(entry, { url, language, texts, messages, ignored, english });
}

interface Problem {
  /** Completes a sentence that begins with the file's URL. */
  problem: string;
}

async function fetchText(url: string): Promise<string | Problem> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await pageFetch(url, { credentials: 'omit', signal });
    if (!response.ok) return { problem: `answers with HTTP status ${response.status}` };
    const isTooLong = Number(response.headers.get('content-length')) > MAX_LENGTH;
    const text = isTooLong ? '' : await response.text();
    if (isTooLong || text.length > MAX_LENGTH) return { problem: 'is longer than a million characters' };
    return text;
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate) return { problem: `did not arrive within ${TIMEOUT_MS / 1000} seconds` };
    return { problem: 'cannot be fetched: check the address, and CORS if it is on another origin' };
  }
}

function parseLocaleFile(text: string): { output: v.InferOutput<typeof LocaleFileSchema> } | Problem {
  const json = parseJson(text);
  if (json === undefined)
    return { problem: /^\s*</.test(text) ? 'is a web page, not a JSON file' : 'is not valid JSON' };
  const result = v.safeParse(LocaleFileSchema, json);
  if (result.success) return { output: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  return {
    problem:
      field === 'format'
        ? 'has a format that this version does not know; it must be 1'
        : `has no valid "${field ?? 'messages'}"`,
  };
}
