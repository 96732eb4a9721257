import { memoryStorage } from '../../../src/platform/storage.ts';
import { buildStorefront } from '../../../src/storefront/storefront.ts';

const apiBase = 'https://api.example/widget';

/** A storefront without a screen, whose provider answers by path; anything else is unknown to it. */
export function storefrontWith(answers: Record<string, () => unknown>) {
  const requests: string[] = [];
  const fetch = async (url: string) => {
    const path = url.slice(apiBase.length).split('?')[0] ?? '';
    requests.push(path);
    const answer: unknown = await answers[path]?.();
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  };
  const identity = { apiBase, developmentHost: undefined, preview: false, cartScope: 'default' };
  const storefront = buildStorefront({
    identity,
    storage: memoryStorage(),
    fetch: fetch as typeof globalThis.fetch,
  });
  return { storefront, requests };
}

/** An answer that arrives when the test provides it. */
export function heldAnswer(answer: unknown) {
  let give = () => {};
  const given = new Promise<unknown>((resolve) => (give = () => resolve(answer)));
  return { answer: () => given, give: () => give() };
}
