import { company, partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { on, type Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

/* What host pages bring along: consent tools, languages, assistants, and scripts that replace the page. */

test(
  'a consent tool decides about the map and the events, in English and Spanish',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${partner}/partner/consent.html`);
    const journey = new Journey(tab);
    await journey.choosePlace();
    await tab.see(on('button', 'Show the map'));
    expect(await thirdParties(tab)).toEqual([]);
    await set(tab, { lang: 'es' });
    await tab.see(on('button', 'Mostrar el mapa'));
    await set(tab, { lang: 'en' });
    await journey.search();
    await tab.seeText('none yet');
    await tab.click(on('button', 'Statistics only'));
    await tab.seeText('The storefront may use: analytics');
    await journey.chooseSedan();
    const events = () => tab.run(() => document.querySelector('[role=log]')?.textContent);
    await expect.poll(events).toMatch(/^select_item/);
    expect(await thirdParties(tab)).toEqual([]);
  },
);

test('a page’s own language, and each of ours', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/any-language.html`);
  await tab.see(on('button', 'Suchen'));
  for (const [language, search] of [
    ['Español', 'Buscar'],
    ['Français', 'Rechercher'],
    ['Português', 'Buscar'],
    ['Deutsch', 'Suchen'],
  ] as const) {
    await tab.select(on('combobox', /^(Sprache|Idioma|Langue)$/), language);
    await tab.see(on('button', search));
  }
});

test('a language written from right to left mirrors the form', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/bare.html`);
  await tab.run(() => {
    const native = window.fetch.bind(window);
    const file = JSON.stringify({ format: 1, language: 'ar', messages: { Search: 'بحث' } });
    window.fetch = (input, options) =>
      new Request(input).url.endsWith('/ar.json')
        ? Promise.resolve(new Response(file))
        : native(input, options);
  });
  await embed(tab, `<transfers-box api-base="${company}/widget" locale-url="ar.json"></transfers-box>`);
  await tab.see(on('button', 'بحث'));
  const less = await tab.see(on('button', 'Remove one'));
  const more = await tab.see(on('button', 'Add one'));
  expect(less.x).toBeGreaterThan(more.x);
});

test('an assistant fills the cart, and the visitor undoes it', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/bare.html`);
  await tab.run(registerTools);
  await embed(tab, `<booking-engine api-base="${company}/widget" agents lang="es"></booking-engine>`);
  await expect.poll(() => tab.run(toolNames)).toHaveLength(7);
  const { extras } = JSON.parse(await tab.run(callTool, 'list_extras', {})) as { extras: [{ id: number }] };
  const extra = { id: extras[0].id, adults: 0, kids: 0, units: 2 };
  expect(await tab.run(callTool, 'add_to_cart', { extra })).toContain('"count":1');
  await tab.seeText(/^Añadido por su asistente/);
  await tab.click(on('button', 'Deshacer'));
  await expect.poll(() => tab.run(cartCount)).toBe(0);
});

// Without a graphics card, WebKitGTK crashes on any page that starts a view transition.
for (const site of ['turbo', 'htmx', 'swup']) {
  test(`on a site with ${site} the cart survives every link`, { tag: '@long' }, async ({ tab }) => {
    await tab.goto(`${partner}/partner/navigation/${site}.html`);
    await tab.see(on('button', 'Search'));
    await expect.poll(() => tab.run(openExtras)).toBe(true);
    await tab.click(on('button', 'Add one', on('article', /SIM card/)));
    await expect.poll(() => tab.run(cartCount)).toBe(1);
    for (const link of ['Rooms', 'Getting here']) {
      await tab.click(on('link', link));
      await tab.see(on('heading', link));
      await expect.poll(() => tab.run(cartCount)).toBe(1);
    }
    await tab.see(on('button', 'Search'));
  });
}

test('`vitals` reports nothing where a browser measures nothing', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/bare.html`);
  await tab.run(() => {
    document.addEventListener('booking-vitals', () => console.error('booking-vitals'));
  });
  await embed(tab, `<booking-engine api-base="${company}/widget" vitals></booking-engine>`);
  // WebKit scrolls back to the top when the tours take the place of their skeletons.
  await tab.see(on('heading', 'Day trips'));
  await tab.click(on('link', /Cancún International Airport/));
  await tab.see(on('button', 'Search'));
});

/** Replaces the page's content, and adds the script. */
function embed(tab: Tab, body: string): Promise<void> {
  return tab.run(
    (content, source) => {
      document.body.innerHTML = content;
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', src: source });
      document.head.append(script);
    },
    body,
    `${company}/cdn/booking.js`,
  );
}

function set(tab: Tab, attributes: Record<string, string>): Promise<void> {
  return tab.run((all) => {
    const engine = document.querySelector('booking-engine');
    for (const [name, value] of Object.entries(all)) engine?.setAttribute(name, value);
  }, attributes);
}

/** The hosts outside this machine that the page has made requests to. */
function thirdParties(tab: Tab): Promise<string[]> {
  return tab.run(() => {
    const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname);
    return hosts.filter((host) => !/^(localhost|127\.0\.0\.1|)$|\.localhost$/.test(host));
  });
}

/** A double of the browser's side of the WebMCP draft. */
function registerTools(): void {
  const tools: Record<string, unknown> = {};
  const registerTool = (tool: { name: string }) => (tools[tool.name] = tool);
  Object.assign(navigator, { modelContext: { tools, registerTool } });
}

function toolNames(): string[] {
  const { tools } = Reflect.get(navigator, 'modelContext') as { tools: object };
  return Object.keys(tools);
}

async function callTool(name: string, input: object): Promise<string> {
  interface Tool {
    execute: (given: object) => Promise<{ content: { text: string }[] }>;
  }
  const { tools } = Reflect.get(navigator, 'modelContext') as { tools: Record<string, Tool> };
  return (await tools[name]?.execute(input))?.content[0]?.text ?? '';
}

function openExtras(): boolean {
  const engine = document.querySelector('booking-engine');
  engine?.navigate('/extras');
  return engine !== null;
}

function cartCount(): number | undefined {
  return document.querySelector('booking-engine')?.cart?.count;
}
