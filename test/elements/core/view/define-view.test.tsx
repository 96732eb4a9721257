import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineView, type ViewElement } from '../../../../elements/core/view/define-view.ts';
import type { ViewConfig } from '../../../../src/views/view-config.ts';

const config = (density: string) => ({ options: { density } }) as ViewConfig;
let mounts = 0;

function View(props: { config: ViewConfig }) {
  const [mount] = useState(() => ++mounts);
  return `${props.config.options.density} of mount ${mount}`;
}

/** React works in tasks of its own. */
const rendered = (element: HTMLElement, text: string) =>
  waitFor(() => expect(element.textContent).toBe(text));

beforeEach(() => void (mounts = 0));
afterEach(() => document.body.replaceChildren());

function add(): ViewElement<ViewConfig> {
  const element = document.createElement(defineView('test', View)) as ViewElement<ViewConfig>;
  element.config = config('compact');
  document.body.append(element);
  return element;
}

test('the tag knows its version, and defining it twice is no error', () => {
  expect(defineView('test', View)).toMatch(/^test-view-\d+-\d+-\d+/);
  expect(defineView('test', View)).toBe(defineView('test', View));
});

test('renders, follows the config, and keeps its state when it is moved', async () => {
  const element = add();
  await waitFor(() => expect(element.textContent).toMatch(/compact of mount/));
  const [, mount] = element.textContent.split('mount ');
  element.config = config('comfortable');
  await rendered(element, `comfortable of mount ${mount}`);
  const elsewhere = document.createElement('section');
  document.body.append(elsewhere);
  elsewhere.append(element);
  element.config = config('compact');
  await rendered(element, `compact of mount ${mount}`);
});

test('removing it leaves nothing behind', async () => {
  const element = add();
  await waitFor(() => expect(element.textContent).not.toBe(''));
  element.remove();
  await rendered(element, '');
});
