import type { Embed } from './host-page.ts';

/** A page that is measured, and how it tells that its embed can be used. */
export interface BenchCase extends Embed {
  name: string;
  /** Runs in the page. Absent where nothing is to become usable. */
  usable?: () => boolean;
  /** Adds one more of its kind to the page and takes it away again; runs in the page. */
  mountOnce?: () => Promise<void>;
}

/** With the rule of docs/performance.md, which keeps the place free until the script is there. */
const ourScript = (company: string) =>
  `<style>transfers-box:not(:defined){display:block;min-height:298px}</style>
  <script type="module" async src="${company}/cdn/booking.js"></script>`;
const ourBox = (company: string) =>
  `<transfers-box api-base="${company}/widget" airport="CUN"><a href="${company}/transfers">Search transfers</a></transfers-box>`;

export const cases = {
  bare: { name: 'bare page' },
  duffel: {
    name: '@duffel/components, its place field',
    head: (company) => `<script defer src="${company}/peers/duffel.js"></script>`,
    body: () => `<duffel-mapbox-places-lookup></duffel-mapbox-places-lookup>
      <script type="module">document.querySelector('duffel-mapbox-places-lookup').render({ mapboxPublicKey: 'pk', placeholder: 'City' })</script>`,
    usable: () => Boolean(document.querySelector('duffel-mapbox-places-lookup input')),
    mountOnce: async () => {
      const field = document.createElement('duffel-mapbox-places-lookup') as HTMLElement & {
        render: (options: object) => void;
      };
      document.body.append(field);
      field.render({ mapboxPublicKey: 'pk' });
      while (!field.querySelector('input')) await new Promise((resolve) => setTimeout(resolve, 4));
      field.remove();
    },
  },
  docsearch: {
    name: '@docsearch/js, keyword only',
    head: (company) => `<link rel="stylesheet" href="${company}/peers/docsearch.css" />
      <script defer src="${company}/peers/docsearch.js"></script>`,
    body: () => `<div id="search"></div>
      <script type="module">docsearch({ container: '#search', appId: 'A', indexName: 'i', apiKey: 'k' })</script>`,
    usable: () => Boolean(document.querySelector('.DocSearch-Button')),
  },
  box: {
    name: 'transfers-box, in the first viewport',
    head: ourScript,
    body: ourBox,
    usable: () => {
      const root = document.querySelector('transfers-box')?.shadowRoot;
      // Its airports have come, so that the form can be filled in and sent.
      return Boolean(root?.querySelector('select option:checked[value="CUN" i], select option:nth-child(3)'));
    },
    mountOnce: async () => {
      const box = document.createElement('transfers-box');
      box.setAttribute('airport', 'CUN');
      const isReady = new Promise((resolve) =>
        box.addEventListener('booking-ready', resolve, { once: true }),
      );
      document.querySelector('h1')?.before(box);
      await isReady;
      box.remove();
    },
  },
  boxBelow: { name: 'transfers-box, under the article', head: ourScript, body: ourBox, isFarDown: true },
} satisfies Record<string, BenchCase>;

export type CaseName = keyof typeof cases;
