import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { customElementsManifest } from '../build/custom-elements-manifest.ts';
import { routeNames, routes } from '../src/routing/routes.ts';

/*
 * Two files for language models, in the form of https://llmstxt.org: `npm run docs` writes `docs/llms.txt`, for those who embed
 * the elements; the build writes the other beside the hosted page, for those who help its visitors.
 */

export const docsLlmsFile = 'docs/llms.txt';

if (import.meta.main) await writeFile(docsLlmsFile, docsLlmsText());

/** The documentation: the elements with their attributes, and all pages for partners and operators. */
export function docsLlmsText(): string {
  return (
    [
      '# Booking elements',
      '> An embeddable booking storefront for travel companies: airport transfers, tours and extras, one cart, checkout, payment and voucher. Four custom elements that partners paste into any page, a hosted page with real URLs, and that page in a frame.',
      `A page needs one script and a tag, with a link inside as the fallback: \`<script type="module" async src="https://cdn.example.com/v1/booking.js"></script> <booking-engine api-base="https://api.example.com/widget"><a href="https://book.example.com/">Book online</a></booking-engine>\``,
      '## Elements',
      elementLines(),
      ...pageSections(),
    ].join('\n\n') + '\n'
  );
}

function elementLines(): string {
  const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  return elements
    .map(({ tagName, description, attributes }) => {
      const names = attributes.map(({ name }) => `\`${name}\``).join(', ');
      // The description begins with the tag.
      return `- [\`<${tagName}>\`](elements.md): ${oneLine(description).replace(/^\S+: /, '')} Attributes: ${names}`;
    })
    .join('\n');
}

/** The tables of `docs/README.md` as lists of links, except for the one for contributors. */
function pageSections(): string[] {
  return readFileSync('docs/README.md', 'utf8')
    .split('\n\n')
    .flatMap((block) => {
      const heading = /^\| for (partners|operators) /.exec(block)?.[1];
      if (heading === undefined) return [];
      const rows = [...block.matchAll(/^\| (\[[^\]]+\]\([^)]+\)) +\| (.+?) +\|$/gm)];
      return [`## For ${heading}`, rows.map(([, link, text]) => `- ${link}: ${text}`).join('\n')];
    });
}

/** The hosted page at a base path, which ends with a slash: what it offers, and the routes that need no link from an order. */
export function pageLlmsText(base: string): string {
  const descriptions = new Map(
    [
      ...readFileSync('docs/routes.md', 'utf8').matchAll(
        /^\| `(\/[^`]*)` +\| `[\w-]+` +\| (.*?) +\| (.+?) +\|$/gm,
      ),
    ].map(([, path, query, text]) => [path, query ? `${text}. Query: ${query}` : text]),
  );
  const paths = routeNames
    .map((name): string => routes[name].pattern)
    .filter((path) => !path.includes(':token') && !/^\/(404|widgets)/.test(path));
  const lines = paths.map((path) => `- \`${base}${path.slice(1)}\`: ${descriptions.get(path) ?? ''}`);
  return (
    [
      '# Booking page',
      '> Book airport transfers, tours and extras: prices, one cart, checkout and payment. All prices and places come from the company’s booking service and change by date; read them on these pages.',
      '## Pages',
      lines.join('\n'),
      '## Parameters',
      `- \`sc\`, \`placement\`: where a visitor comes from; keep them in links\n- Dates are \`yyyy-MM-dd\`; places are the refs that the search form puts into its URLs`,
      'Nothing here is booked without a visitor: names, payment and the acceptance of the terms are theirs to enter. URLs that contain a long token belong to one booking; do not share them.',
    ].join('\n\n') + '\n'
  );
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
