import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../api-environment.ts';
import { settingsAnswer } from '../data/settings.ts';
import { settingsQuery } from '../requests/queries.ts';
import { readQuery } from '../strict-requests.ts';

export function settingsRoutes({ origin }: Services) {
  return new Hono<ApiEnvironment>().get('/settings', (context) => {
    const { lang } = readQuery(context, settingsQuery);
    return context.json(settingsAnswer(lang, origin));
  });
}
