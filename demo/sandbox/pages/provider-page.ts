import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '../data/languages.ts';
import { companyTitle, primaryColor } from '../data/settings.ts';

type Markup = ReturnType<typeof html>;

const styles = `
  :root { color-scheme: light; --accent: ${primaryColor}; --ink: #17252b; --muted: #56686f; --line: #dde5e8; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #eef3f4; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 2rem auto; padding: 2rem; background: #fff; border: 1px solid var(--line); border-radius: 16px; }
  header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: 1.5rem; }
  header img { height: 44px; width: auto; }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
  h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
  h3 { font-size: 1rem; margin: 0; }
  .when { margin: 0 0 .75rem; font-size: 1.15rem; font-weight: 700; }
  .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: .75rem; }
  .muted { color: var(--muted); }
  dl { display: grid; grid-template-columns: fit-content(36%) 1fr; gap: .35rem 1.25rem; margin: 0; }
  dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
  .card { border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; break-inside: avoid; }
  .amount { font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .75rem; margin-top: 1.5rem; }
  button { min-height: 48px; border-radius: 12px; border: 1px solid var(--line); background: #fff; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
  button.primary { background: var(--accent); border-color: var(--accent); color: #fff; }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .contact { margin: 0; font-weight: 600; }
  .contact a { display: block; width: fit-content; padding: 10px 0; color: var(--accent); white-space: nowrap; }
  .reference { font: 600 1.1rem ui-monospace, monospace; letter-spacing: .06em; }
  @media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1.25rem; } }
  @media print { body { background: #fff; } main { margin: 0; border: 0; padding: 0; max-width: none; } }
`;

/**
 * A page of the provider; everything inserted into it is escaped. Its URL contains a token, so it is neither cached nor
 * sent as a referrer.
 */
export async function providerPage(
  context: Context,
  {
    language,
    title,
    body,
    status = 200,
  }: { language: Language; title: string; body: Markup; status?: 200 | 404 },
): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${companyTitle}</title>
        <link rel="icon" href="/pictures/icon.svg" />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <header><img src="/pictures/logo.svg" alt="${companyTitle}" width="196" height="44" /></header>
          ${body}
        </main>
      </body>
    </html>`;
  return context.html(page, status);
}

export function notFoundPage(context: Context): Promise<Response> {
  return providerPage(context, {
    language: 'en',
    title: 'Not found',
    status: 404,
    body: html`<h1>Not found</h1>
      <p class="muted">There is no booking at this address.</p>`,
  });
}

/** `$1,234.50 USD` */
export function moneyText(amount: number, currency: string): string {
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `$${digits} ${currency.toUpperCase()}`;
}
