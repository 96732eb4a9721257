import { elementsInBoxes, measureBoxes, widthsInBoxes } from '../support/boxes.ts';
import { company, partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { on } from './support/tab.ts';
import { expect, test } from './support/test.ts';

test('the overlay opens above the page, traps the focus and restores it', async ({ tab }) => {
  await tab.goto(`${partner}/partner/overlay.html`);
  const opener = on('button', 'Book something else');
  const overlay = on('dialog', /^Costa Clara/);
  for (const close of ['Escape', 'button'] as const) {
    await tab.click(opener);
    await tab.see(on('heading', 'Where would you like to go?', overlay));
    if (close === 'Escape') await tab.press('Escape');
    else await tab.click(on('button', 'Close', overlay));
    await tab.gone(overlay);
    await tab.hasFocus(opener);
  }
});

test('a click into a newly rendered field reaches it', { tag: '@long' }, async ({ tab }) => {
  const destination = on('combobox', 'Destination');
  for (let round = 0; round < 6; round++) {
    await tab.goto(`${partner}/partner/transfers-box.html`);
    const { x, y } = await tab.see(destination);
    await tab.pointAndPress(x, y);
    await tab.seeText('Type at least');
    await tab.type('quinta');
    await tab.see(on('option', /Quinta Luna/));
    expect(await tab.value(destination)).toBe('quinta');
  }
});

test('colours follow the attributes in light and dark mode', { tag: '@long' }, async ({ tab }) => {
  await tab.goto(`${partner}/partner/booking-engine.html`);
  await tab.click(on('link', /Cancún International Airport/));
  await tab.see(on('button', 'Search'));
  const set = (name: string, value: string) =>
    tab.run(
      (n: string, v: string) => document.querySelector('booking-engine')?.setAttribute(n, v),
      name,
      value,
    );
  const looks = () => tab.run(colours);
  await set('primary-color', 'rgb(120, 0, 60)');
  await set('radius', '3px');
  await expect.poll(looks).toMatchObject({ button: 'rgb(120, 0, 60)', radius: '3px' });
  const day = await looks();
  await set('color-scheme', 'dark');
  await expect.poll(async () => (await looks()).text).not.toBe(day.text);
  await set('text-color', 'rgb(240, 230, 220)');
  await expect.poll(looks).toMatchObject({ text: 'rgb(240, 230, 220)' });
});

test('the frame fits its contents, and reports events', async ({ tab }) => {
  await tab.goto(`${partner}/partner/frame.html`);
  const frame = on('iframe');
  await tab.seeText('"path":"/","name":"home"');
  // The driver does not scroll the page for a click inside a frame of another site.
  await tab.run(() => document.querySelector('iframe')?.scrollIntoView());
  await tab.enterFrame(frame);
  await tab.click(on('link', /Cancún International Airport/));
  await tab.see(on('heading', 'Book your transfer'));
  const inside = () => tab.run(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0);
  const height = await inside();
  await tab.enterFrame(null);
  await tab.seeText('"name":"transfers","source":"user"');
  await expect.poll(async () => Math.abs((await tab.see(frame)).height - height)).toBeLessThanOrEqual(2);
  await tab.select(on('combobox', 'Language'), 'Español');
  await tab.enterFrame(frame);
  await tab.see(on('button', 'Buscar'));
});

test(
  'in a frame 320 px wide nothing is cut off, from the prices to the flight',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${company}/transfers?airport=cun`);
    await tab.run((address: string) => {
      document.body.innerHTML = `<iframe src="${address}" width="320" height="700" style="border: 0"></iframe>`;
    }, `${company}/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=0&searchMode=A2H`);
    await tab.enterFrame(on('iframe'));
    const journey = new Journey(tab);
    await tab.see(on('article', /sedan/i));
    expect(await tab.run(beside)).toEqual([]);
    await journey.chooseSedan();
    await journey.fillFlight();
    expect(await tab.run(beside)).toEqual([]);
    expect(await tab.run(headingsInTheirCards)).toEqual({ 'Arrival Details': true });
  },
);

function colours() {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  const button = getComputedStyle(root?.querySelector('[type=submit]') as Element);
  return {
    button: button.backgroundColor,
    radius: button.borderTopLeftRadius,
    text: getComputedStyle(root?.querySelector('[part=root]') as Element).color,
  };
}

/** What extends outside the element's box. */
function beside(): string[] {
  const engine = document.querySelector('booking-engine');
  const { left, right } = engine?.getBoundingClientRect() ?? new DOMRect();
  return [...(engine?.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return node.checkVisibility() && box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((node) => `${node.localName}.${node.className}`);
}

/** For every card with fields: whether its heading is clear of all four edges, and above the first field. */
function headingsInTheirCards(): Record<string, boolean> {
  const root = document.querySelector('booking-engine')?.shadowRoot;
  const groups = [...(root?.querySelectorAll('fieldset, [role=group]') ?? [])];
  return Object.fromEntries(
    groups.flatMap((group) => {
      const heading = group.querySelector('h2');
      const field = group.querySelector('input, select')?.getBoundingClientRect();
      if (!heading || !field) return [];
      const card = group.getBoundingClientRect();
      const { left, top, right, bottom } = heading.getBoundingClientRect();
      const isInside = left > card.left + 8 && top > card.top + 8 && right < card.right - 8;
      return [[heading.textContent, isInside && bottom < field.top]];
    }),
  );
}

test('in any box an element is as wide as there is room, at most its best width where the box has none to give', async ({
  tab,
}) => {
  await tab.goto(`${partner}/partner/transfers-box.html`);
  await tab.see(on('button', 'Search'));
  const show = (content: string) => {
    document.body.style.cssText = 'display: block; margin: 0; padding: 0; max-width: none';
    document.body.innerHTML = content;
    return document.documentElement.clientWidth;
  };
  for (const column of [undefined, 280]) {
    const window = await tab.run(
      show,
      elementsInBoxes(column ? `width: ${column}px` : '', `${company}/widget`),
    );
    expect(await tab.run(measureBoxes)).toEqual(widthsInBoxes(column ?? window));
    await tab.run(() => document.body.replaceChildren());
  }
});

test(
  'a page that wraps fetch, and one that has put a name into every object',
  { tag: '@long' },
  async ({ tab }) => {
    await tab.goto(`${partner}/partner/bare.html`);
    const link = '<a href="/">Search transfers</a>';
    const box = `<transfers-box api-base="${company}/widget" airport="CUN">${link}</transfers-box>`;
    await tab.run(
      (script: string, body: string) => {
        const native = window.fetch.bind(window);
        window.fetch = (input, options) => {
          options?.hasOwnProperty('method');
          const headers = Object.assign({}, options?.headers);
          return native(input, Object.assign({}, options, { headers }));
        };
        document.body.innerHTML = body;
        const element = document.createElement('script');
        element.type = 'module';
        element.src = script;
        document.head.append(element);
      },
      `${company}/cdn/booking.js`,
      box,
    );
    await tab.see(on('button', 'Search'));
    await new Journey(tab).choosePlace();

    await tab.goto(`${partner}/partner/bare.html?again`);
    const said = await tab.run(
      async (script: string, body: string) => {
        const received: string[] = [];
        console.error = (...all: unknown[]) => received.push(all.map(String).join(' '));
        Object.assign(Object.prototype, { signal: 'x' });
        document.body.innerHTML = body;
        await import(script);
        Reflect.deleteProperty(Object.prototype, 'signal');
        return received;
      },
      `${company}/cdn/booking.js`,
      box,
    );
    expect(said.join()).toMatch(/the elements need: addEventListener.*Object\.prototype\.signal/);
    await tab.see(on('link', 'Search transfers'));
  },
);
