import type { ApiContext } from './api-environment.ts';

/** Lists come in an envelope when previewed: callers must read them either way. */
export function answerList(context: ApiContext, list: readonly unknown[]): Response {
  return context.json(isPreview(context) ? { data: list } : list);
}

export function isPreview(context: ApiContext): boolean {
  return context.req.query('preview') === '1';
}
