import { pageValue } from '../../page/page-value.ts';
import { isOwnCommand } from '../provider-tag.ts';
import type { ConsentAnswer, ConsentSource } from './consent-source.ts';

/** What a command sets, such as `{analytics_storage: 'granted'}`. */
type ConsentTypes = Record<string, unknown>;

/**
 * Google Consent Mode: the `consent` commands in the page's `dataLayer`, in their order. Google trims that queue, so what was
 * read is remembered. https://developers.google.com/tag-platform/security/guides/consent
 */
export function googleConsentSource(): ConsentSource {
  const defaults: ConsentTypes = {};
  /** What defaults for some regions deny. For Google they outweigh the default for all, whichever comes first. */
  const regionalDefaults: ConsentTypes = {};
  const updates: ConsentTypes = {};
  const readEntries = new WeakSet();
  const wrappedQueues = new WeakSet();
  let isUsed = false;

  const readQueue = () => {
    for (const entry of dataLayer() ?? []) {
      if (typeof entry !== 'object' || entry === null || readEntries.has(entry) || isOwnCommand(entry))
        continue;
      readEntries.add(entry);
      const command = consentCommand(entry);
      if (!command) continue;
      isUsed = true;
      const target = command.isRegional ? regionalDefaults : defaults;
      Object.assign(command.isUpdate ? updates : target, command.types);
    }
  };
  const answer = (type: string): ConsentAnswer => {
    const value = updates[type] ?? regionalDefaults[type] ?? defaults[type];
    if (value === 'granted') return updates[type] === undefined ? 'assumed' : 'granted';
    return value === 'denied' ? 'denied' : 'unknown';
  };

  return {
    name: 'Google Consent Mode',
    isPresent: () => {
      readQueue();
      return isUsed;
    },
    read: () => ({ analytics: answer('analytics_storage'), maps: answer('functionality_storage') }),
    hook: (onChange) => {
      const queue = dataLayer();
      if (!queue || wrappedQueues.has(queue)) return;
      wrappedQueues.add(queue);
      afterPush(queue, (entries) => {
        if (entries.some((entry) => consentCommand(entry))) onChange();
      });
    },
  };
}

/** Calls back after each push. Google's own scripts wrap the method in the same way, before or after this. */
function afterPush(queue: unknown[], callback: (entries: unknown[]) => void): void {
  const { push } = queue;
  queue.push = function (...entries: unknown[]) {
    const result: unknown = Reflect.apply(push, this, entries);
    try {
      callback(entries);
    } catch (error) {
      console.warn('[booking-elements]', error);
    }
    return result as number;
  };
}

/** The command of an entry, which is an `arguments` object or an array; undefined for other entries. */
function consentCommand(
  entry: unknown,
): { isUpdate: boolean; isRegional: boolean; types: ConsentTypes } | undefined {
  const [name, kind, types] = Array.from(Object(entry) as ArrayLike<unknown>);
  if (name !== 'consent' || (kind !== 'default' && kind !== 'update')) return undefined;
  if (typeof types !== 'object' || types === null) return undefined;
  const isUpdate = kind === 'update';
  // Where the visitor is, is unknown: of a default for some regions, only what it denies applies.
  const isRegional = !isUpdate && 'region' in types;
  const applicable = Object.entries(types).filter(
    ([, value]) => value === 'denied' || (value === 'granted' && !isRegional),
  );
  return { isUpdate, isRegional, types: Object.fromEntries(applicable) };
}

function dataLayer(): unknown[] | undefined {
  const queue = pageValue('dataLayer');
  return Array.isArray(queue) ? queue : undefined;
}
