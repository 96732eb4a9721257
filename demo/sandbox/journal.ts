/** What the sandbox has received and rejected, for tests to read. */
export interface Journal {
  requests: RecordedRequest[];
  rejections: RecordedRejection[];
}

interface RecordedRequest {
  method: string;
  /** Below the base path, with the query. */
  path: string;
  /** JSON as a parsed value, anything else as text, and null for none. */
  body: unknown;
  headers: Record<string, string>;
}

interface RecordedRejection {
  method: string;
  path: string;
  issues: Issue[];
}

/** What is malformed in a request, and where: `body.cart.transfers.0.adults`. */
export interface Issue {
  path: string;
  message: string;
}

export function createJournal(): Journal {
  return { requests: [], rejections: [] };
}

const maxEntries = 500;

/** Adds an entry and drops the oldest ones, because demo servers run for weeks. */
export function record<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > maxEntries) entries.shift();
}
