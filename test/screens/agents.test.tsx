import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelContextTool } from '../../src/platform/third-party/model-context.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { openElement } from './open-element.tsx';
import { openStorefront } from './open-storefront.tsx';

/** A double of the browser's side of the WebMCP draft. */
const registered = new Map<string, ModelContextTool>();
const modelContext = {
  registerTool: (tool: ModelContextTool, { signal }: { signal: AbortSignal }) => {
    if (registered.has(tool.name)) throw new Error(`${tool.name} is registered`);
    registered.set(tool.name, tool);
    signal.addEventListener('abort', () => {
      if (registered.get(tool.name) === tool) registered.delete(tool.name);
    });
  },
};

beforeEach(() => {
  registered.clear();
  Reflect.set(navigator, 'modelContext', modelContext);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'modelContext'));

const names = [
  'search_transfers',
  'list_tours',
  'quote_tour',
  'list_extras',
  'read_cart',
  'add_to_cart',
  'remove_from_cart',
];

async function openWithAgents(provider: Parameters<typeof openStorefront>[1] = {}) {
  const opened = openStorefront('/', { ...provider, options: { agents: true, ...provider.options } });
  await vi.waitFor(() => expect([...registered.keys()]).toEqual(names), { timeout: 10_000 });
  return opened;
}

/** Calls a tool as an assistant does; returns the text of its result. */
async function callForText(name: string, input: object = {}): Promise<string> {
  const result = await registered.get(name)?.execute(input);
  return result?.content[0]?.text ?? '';
}

async function call<Result = Record<string, unknown>>(name: string, input: object = {}): Promise<Result> {
  return JSON.parse(await callForText(name, input)) as Result;
}

const notice = (text: RegExp) => screen.findByText(text);
const extra = { id: 1, adults: 0, kids: 0, units: 2 };

async function anExtraSoldPerUnit() {
  const { extras } = await call<{ extras: { id: number; name: string; soldPer: string }[] }>('list_extras');
  const found = extras.find(({ soldPer }) => soldPer === 'unit');
  if (!found) throw new Error('The sandbox sells no extra per unit');
  return found;
}

describe('the tools', () => {
  it('are registered with schemas of their input, and removed with the element', async () => {
    const { leave } = await openWithAgents();
    const schema = registered.get('search_transfers')?.inputSchema;
    expect(schema).toMatchObject({
      type: 'object',
      required: ['from', 'to'],
      properties: {
        adults: { type: 'integer', minimum: 1, maximum: 100, default: 2 },
        date: { description: 'yyyy-MM-dd' },
      },
    });
    expect(
      [...registered.values()].filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name),
    ).toEqual(['add_to_cart', 'remove_from_cart']);
    leave();
    expect(registered.size).toBe(0);
  });

  it('cost nothing but a warning where the page has broken the way to them', async () => {
    Object.defineProperty(navigator, 'modelContext', {
      configurable: true,
      get: () => JSON.parse('no JSON') as unknown,
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    openStorefront('/', { options: { agents: true } });
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringContaining('assistants'), expect.any(SyntaxError)),
      { timeout: 10_000 },
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  });

  it('are absent without the attribute', async () => {
    openStorefront('/');
    await screen.findByRole('heading', { level: 1 });
    expect(registered.size).toBe(0);
  });

  it('of a second storefront on the page leave those of the first in place, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await openWithAgents();
    openStorefront('/', { options: { agents: true } });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    expect(warn.mock.calls[0]?.[0]).toContain('The tool search_transfers could not be registered');
    expect(registered.size).toBe(names.length);
  });
});

describe('an assistant', () => {
  it('finds transfers by words, and is told to ask where they match several places', async () => {
    await openWithAgents();
    const found = await call<{ direction: string; options: { oneWayTotal: number }[] }>('search_transfers', {
      from: 'cun',
      to: 'quinta-luna',
      adults: 3,
    });
    expect(found).toMatchObject({
      direction: 'A2H',
      currency: 'USD',
      to: { ref: 'quinta-luna' },
    });
    expect(found.options[0]?.oneWayTotal).toBeGreaterThan(0);
    expect(await callForText('search_transfers', { from: 'CUN', to: 'hotel' })).toMatch(
      /^Error: Several places match/,
    );
    expect(await callForText('search_transfers', { from: 'CUN', to: 'zzzzzz' })).toBe(
      'Error: No place matches "zzzzzz".',
    );
  });

  it('quotes a tour step by step, and adds it: the visitor sees that and undoes it', async () => {
    const { visitor, storefront, received } = await openWithAgents();
    const { tours } = await call<{ tours: { tour: string; category: string; title: string }[] }>(
      'list_tours',
      { category: 'evenings' },
    );
    const tour = tours.find((one) => one.tour === 'taco-walk');
    const { rates } = await call<{ rates: { rate: number }[] }>('quote_tour', { tour: 'taco-walk' });
    const date = daysFromNow(20).typed;
    const choices = { tour: 'taco-walk', date, rate: rates[0]?.rate };
    const { times } = await call<{ times: string[] }>('quote_tour', choices);
    const quote = await call<{ total: number; addToCart: object }>('quote_tour', {
      ...choices,
      schedule: times[0],
    });
    expect(quote.total).toBeGreaterThan(0);

    const cart = await call<{ count: number; total: number }>('add_to_cart', quote.addToCart);
    expect(cart).toMatchObject({ count: 1, total: quote.total });
    await notice(new RegExp(`Added by your assistant: ${tour?.title}`));
    expect(received.filter(({ name }) => name === 'booking-cart-change')).toMatchObject([
      { detail: { reason: 'add' } },
    ]);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(storefront.cartSnapshot().count).toBe(0);
  });

  it('removes an item, which the visitor can bring back', async () => {
    const { visitor, storefront } = await openWithAgents();
    const { id, name } = await anExtraSoldPerUnit();
    const { items } = await call<{ items: { id: string }[] }>('add_to_cart', { extra: { id, units: 2 } });
    await call('remove_from_cart', { id: items[0]?.id });
    expect(storefront.cartSnapshot().count).toBe(0);
    const shown = await notice(new RegExp(`Removed by your assistant: ${name}`));
    const region = shown.closest<HTMLElement>('[role=status]') ?? document.body;
    await visitor.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(await callForText('remove_from_cart', { id: 'x' })).toMatch(
      /^Error: The cart has no item with this id/,
    );
  });

  it('that adds more of an extra changes it back to what the visitor had', async () => {
    const { visitor, storefront } = await openWithAgents();
    const { id } = await anExtraSoldPerUnit();
    await call('add_to_cart', { extra: { ...extra, id } });
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    await call('add_to_cart', { extra: { ...extra, id, units: 1 } });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await call('add_to_cart', { extra: { ...extra, id, units: 2 } });
    expect(storefront.state.cart.state.extras).toMatchObject([{ line: { units: 3 } }]);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(storefront.state.cart.state.extras).toMatchObject([{ line: { units: 1 } }]);
  });

  it.each([
    ['search_transfers', { from: 'CUN' }, /^Error: to: /],
    ['quote_tour', { tour: 'no-such-tour' }, /^Error: The company does not offer this/],
    [
      'search_transfers',
      { from: 'cun', to: 'quinta-luna', date: '2020-01-31' },
      /^Error: 2020-01-31 has passed/,
    ],
    ['add_to_cart', {}, /^Error: Pass exactly one/],
    ['add_to_cart', { extra: { ...extra, id: 'nothing' } }, /^Error: The company does not offer this/],
    ['add_to_cart', { extra: { ...extra, units: 1000 } }, /^Error: extra\.units: /],
  ])('gets the mistake in a call of %s as text', async (name, input, text) => {
    const { storefront } = await openWithAgents();
    expect(await callForText(name, input)).toMatch(text);
    expect(storefront.cartSnapshot().count).toBe(0);
  });

  it('is told if the provider does not answer', async () => {
    await openWithAgents({
      answers: { '/extras': () => Promise.reject(new TypeError('offline')) },
    });
    expect(await callForText('list_extras')).toMatch(/^Error: The booking service gave no usable answer/);
  });
});

it('a widget on its own shows what an assistant did, too', async () => {
  openElement('transfers-box', { agents: '' });
  await vi.waitFor(() => expect(registered.size).toBe(names.length), { timeout: 10_000 });
  const { id, name } = await anExtraSoldPerUnit();
  await call('add_to_cart', { extra: { ...extra, id } });
  await notice(new RegExp(`Added by your assistant: ${name}`));
});
