import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingElement } from '../../../elements/core/booking-element.ts';
import type { ViewModule } from '../../../elements/core/view/view-module.ts';
import { transfersBoxAttributeNames } from '../../../src/options/attribute-lists.ts';
import { swapInView } from '../../../src/first-form/swap-in-view.ts';
import { showTransfersBoxForm } from '../../../src/first-form/transfers-box-form.ts';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { createState } from '../../../src/storefront/create-state.ts';
import { settled, stubViewport } from '../fake-view.ts';

let watchers: ReturnType<typeof stubViewport>;
beforeEach(() => {
  watchers = stubViewport();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

let tags = 0;

/** A search form whose view loads and renders when the test says so. */
function addBox() {
  const views: HTMLElement[] = [];
  const state = createState(memoryStorage(), 'key');
  const module: ViewModule = {
    mountView: ({ form }) => {
      const node = document.createElement('div');
      views.push(node);
      if (form) swapInView(form, node, state);
      return {
        node,
        storefront: undefined,
        cart: undefined,
        consentState: { analytics: true, maps: true },
        update: () => undefined,
        call: () => undefined,
        remove: () => node.remove(),
      };
    },
  };
  let viewComes: () => void = () => undefined;
  const view = new Promise<ViewModule>((resolve) => (viewComes = () => resolve(module)));
  const Box = bookingElement({
    attributes: transfersBoxAttributeNames,
    methods: ['submit', 'reset'],
    reservedHeight: '300px',
    load: () => view,
    showFirstForm: showTransfersBoxForm,
  });
  const tag = `away-box-${++tags}`;
  customElements.define(tag, Box);
  const box = document.createElement(tag);
  box.setAttribute('api-base', 'https://api.example/widget');
  document.body.append(box);
  return { box, views, viewComes: () => viewComes(), adopted: () => state.search.typedPlace('destination') };
}

const destinationIn = (tree: ParentNode | null | undefined) =>
  tree?.querySelector<HTMLInputElement>('[role=combobox]');

async function typedInFirstForm(box: HTMLElement) {
  watchers.at(-1)?.see(0);
  const destination = await vi.waitFor(() => {
    const input = destinationIn(box.shadowRoot);
    if (!input) throw new Error('There is no form yet');
    return input;
  });
  destination.value = 'quinta';
  destination.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As frameworks do that draw the page's other parts in between. */
async function takeOutAndPutBack(box: HTMLElement) {
  box.remove();
  await settled();
  document.body.append(box);
  watchers.at(-1)?.see(0);
  await settled();
}

/** A copy of the form, as the view's components would draw it. */
function draw(view: HTMLElement | undefined, box: HTMLElement) {
  const form = box.shadowRoot?.querySelector('form')?.cloneNode(true) as HTMLFormElement;
  const input = destinationIn(form);
  if (input) input.value = '';
  view?.append(form);
}

test('a form that is removed and re-added before its view has loaded keeps its entries', async () => {
  const { box, views, viewComes } = addBox();
  await typedInFirstForm(box);
  await takeOutAndPutBack(box);
  expect(destinationIn(box.shadowRoot)?.value).toBe('quinta');
  expect(box.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
  viewComes();
  await vi.waitFor(() => expect(views).toHaveLength(1));
  draw(views[0], box);
  await vi.waitFor(() => expect(destinationIn(views[0])?.value).toBe('quinta'));
});

test('so it does if the view had come and was not drawn yet', async () => {
  const { box, views, viewComes } = addBox();
  await typedInFirstForm(box);
  viewComes();
  await vi.waitFor(() => expect(views).toHaveLength(1));
  await takeOutAndPutBack(box);
  await vi.waitFor(() => expect(views).toHaveLength(2));
  draw(views[1], box);
  await vi.waitFor(() => expect(destinationIn(views[1])?.value).toBe('quinta'));
  expect(box.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
});

test('also if it was removed while the view replaced it', async () => {
  const { box, views, viewComes } = addBox();
  await typedInFirstForm(box);
  viewComes();
  await vi.waitFor(() => expect(views).toHaveLength(1));
  const pressed = box.shadowRoot?.querySelector('form button');
  pressed?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  draw(views[0], box);
  await takeOutAndPutBack(box);
  dispatchEvent(new Event('pointerup'));
  await vi.waitFor(() => expect(views).toHaveLength(2));
  draw(views[1], box);
  await vi.waitFor(() => expect(destinationIn(views[1])?.value).toBe('quinta'));
  expect(box.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
});

test('the form stays until the view has drawn another with what was typed last', async () => {
  const { box, views, viewComes, adopted } = addBox();
  await typedInFirstForm(box);
  viewComes();
  await vi.waitFor(() => expect(views).toHaveLength(1));
  const first = destinationIn(box.shadowRoot);
  if (first) first.value = 'arrecife';
  draw(views[0], box);
  await vi.waitFor(() => expect(adopted()).toBe('arrecife'));
  expect(first?.isConnected).toBe(true);
  views[0]?.replaceChildren();
  draw(views[0], box);
  await vi.waitFor(() => expect(first?.isConnected).toBe(false));
  expect(destinationIn(box.shadowRoot)?.value).toBe('arrecife');
});

test('what was typed is not typed into another form that the view shows', async () => {
  const { box, views, viewComes } = addBox();
  await typedInFirstForm(box);
  viewComes();
  await vi.waitFor(() => expect(views).toHaveLength(1));
  const other = document.createElement('form');
  other.innerHTML = '<input name="destination">';
  views[0]?.append(other);
  await vi.waitFor(() => expect(box.shadowRoot?.querySelectorAll('form')).toHaveLength(1));
  expect(box.shadowRoot?.querySelector('form')).toBe(other);
  expect(other.querySelector('input')?.value).toBe('');
});
