import type { Issue } from './issue.ts';

export interface RecordedRejection {
  method: string;
  path: string;
  issues: Issue[];
}

export interface RecordedRequest {
  method: string;
  /** Below the base path, with the query. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What the API was asked and what it refused, for tests to read. */
export interface Journal {
  requests: RecordedRequest[];
  rejections: RecordedRejection[];
}

const mostEntries = 500;

export function createJournal(): Journal {
  return { requests: [], rejections: [] };
}

/** Keeps the newest entries only. */
export function record<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > mostEntries) entries.shift();
}
