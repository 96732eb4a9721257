import type { ApiContext } from './api-environment.ts';

/** Previews wrap lists in an envelope, because callers must be able to read both forms. */
export function answerList(context: ApiContext, list: readonly unknown[]): Response {
  return context.json(isPreview(context) ? { data: list } : list);
}

export function isPreview(context: ApiContext): boolean {
  return context.req.query('preview') === '1';
}
