interface RecordedRejection {
  method: string;
  path: string;
  issues: Issue[];
}

interface RecordedRequest {
  method: string;
  /** Below the base path, with the query. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Received and rejected requests, for tests to read. */
export interface Journal {
  requests: RecordedRequest[];
  rejections: RecordedRejection[];
}

const mostEntries = 500;

export function createJournal(): Journal {
  return { requests: [], rejections: [] };
}

/** Keeps only the newest entries. */
export function record<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > mostEntries) entries.shift();
}

/** What is malformed in a request, and where: `body.cart.transfers.0.adults`. */
export interface Issue {
  path: string;
  message: string;
}
