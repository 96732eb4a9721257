import type { Embed } from './host-page.ts';

/** A page to measure, and how to tell that its embed is usable. */
export interface BenchCase extends Embed {
  name: string;
  /** Runs in the page. Absent if there is nothing to become usable. */
  usable?: () => boolean;
  /** Adds another instance to the page and removes it again; runs in the page. */
  mountOnce?: () => Promise<void>;
}

/** With the rules of docs/performance.md, which reserve the space until the script has loaded. */
const ourScript = (company: string) =>
  `<style>
    transfers-box:not(:defined){display:block;min-height:261px}
    booking-engine:not(:defined){display:block;min-height:100vh}
  </style>
  <script type="module" async src="${company}/cdn/booking.js"></script>`;
const ourBox = (company: string, form = '') =>
  `<transfers-box ${written(boxAttributes(company))}>${form}<a href="${company}/transfers">Search transfers</a></transfers-box>`;
const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
/** What every `<transfers-box>` that is measured has. */
export const boxAttributes = (company: string) => ({
  'api-base': `${company}/widget`,
  'hosted-url': `${company}/`,
  airport: 'CUN',
});
/** Its fields take typing, in the form that stands before the framework has arrived. */
const takesTyping = () =>
  Boolean(
    document.querySelector('transfers-box, booking-engine')?.shadowRoot?.querySelector('[role=combobox]')
      ?.clientHeight,
  );

export const cases = {
  bare: {
    name: 'bare page, its text at the embed’s place',
    usable: () => Boolean(document.querySelector('#embed + p')?.clientHeight),
  },
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
    body: (company) => ourBox(company),
    usable: takesTyping,
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
  boxTakenOver: {
    name: '… taken over by the framework',
    head: ourScript,
    body: (company) => ourBox(company),
    usable: () => {
      const root = document.querySelector('transfers-box')?.shadowRoot;
      // Its airports have loaded, so that the form can be filled in and submitted.
      return Boolean(root?.querySelector('select option:checked[value="CUN" i], select option:nth-child(3)'));
    },
  },
  boxInMarkup: {
    name: 'transfers-box, its form in the page’s markup',
    head: ourScript,
    body: ourBox,
    usable: takesTyping,
  },
  home: {
    name: 'booking-engine, its home screen',
    head: ourScript,
    body: (company) => `<booking-engine api-base="${company}/widget"></booking-engine>`,
    usable: takesTyping,
  },
  boxBelow: {
    name: 'transfers-box, under the article',
    head: ourScript,
    body: (company) => ourBox(company),
    isFarDown: true,
  },
} satisfies Record<string, BenchCase>;

export type CaseName = keyof typeof cases;
