import { Hono } from 'hono';
import { answerList, type ApiEnvironment, type Services } from '../api-environment.ts';
import { extras } from '../data/extras.ts';
import { extrasQuery } from '../requests/queries.ts';
import { extraAnswer } from '../rules/extra-price.ts';
import { readQuery } from '../strict-requests.ts';

export function extraRoutes({ origin }: Services) {
  return new Hono<ApiEnvironment>().get('/extras', (context) => {
    const { currency, lang } = readQuery(context, extrasQuery);
    return answerList(
      context,
      extras.map((extra) => extraAnswer(extra, { currency, language: lang, origin })),
    );
  });
}
