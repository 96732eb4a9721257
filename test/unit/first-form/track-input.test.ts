import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackInput } from '../../../src/first-form/track-input.ts';

type Step = keyof typeof steps;

const button = document.createElement('button');
const on = (target: EventTarget, type: string, init: PointerEventInit & KeyboardEventInit = {}) => {
  const event = new Event(type, { bubbles: true });
  target.dispatchEvent(Object.assign(event, init));
};
const steps = {
  'a word begins': () => on(button, 'compositionstart'),
  'the word ends': () => on(button, 'compositionend'),
  'the mouse is pressed': () => on(button, 'pointerdown'),
  'and released': () => on(button, 'pointerup', { pointerType: 'mouse' }),
  'it moves, pressed': () => on(button, 'pointermove', { buttons: 1 }),
  'it moves, released elsewhere': () => on(button, 'pointermove', { buttons: 0 }),
  'the menu’s button is pressed': () => on(button, 'pointerdown', { button: 2 }),
  'a field loses the focus': () => on(button, 'blur'),
  'another window comes': () => dispatchEvent(new Event('blur')),
  'a finger touches': () => on(button, 'pointerdown', { pointerType: 'touch' }),
  'and leaves': () => on(button, 'pointerup', { pointerType: 'touch' }),
  'its click comes': () => on(button, 'click'),
  'the space bar goes down': () => on(button, 'keydown', { key: ' ' }),
  'and up': () => on(button, 'keyup', { key: ' ' }),
  'a letter goes down': () => on(button, 'keydown', { key: 'a' }),
  'a moment passes': () => vi.advanceTimersByTime(0),
  'a long moment passes': () => vi.advanceTimersByTime(100),
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function watched() {
  const form = document.createElement('form');
  form.append(button);
  document.body.append(form);
  return trackInput(form);
}

test('a press leaves nothing behind that ends the next one', async () => {
  const whenIdle = watched();
  for (const step of [
    'the mouse is pressed',
    'and released',
    'a moment passes',
    'the mouse is pressed',
  ] as const)
    steps[step]();
  const quiet = vi.fn();
  void whenIdle().then(quiet);
  steps['and up']();
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).not.toHaveBeenCalled();
});

test.each<[isQuiet: boolean, ...Step[]]>([
  [true],
  [false, 'a word begins', 'a moment passes'],
  [true, 'a word begins', 'the word ends', 'a moment passes'],
  [false, 'the mouse is pressed', 'a moment passes'],
  [false, 'the mouse is pressed', 'and released'],
  [true, 'the mouse is pressed', 'and released', 'a moment passes'],
  // A press on a button ends the word in the field that loses the focus.
  [false, 'a word begins', 'the mouse is pressed', 'the word ends', 'a long moment passes'],
  [false, 'a word begins', 'the mouse is pressed', 'and released', 'a moment passes'],
  [true, 'a word begins', 'the mouse is pressed', 'the word ends', 'and released', 'a moment passes'],
  [false, 'the mouse is pressed', 'and released', 'the mouse is pressed', 'a moment passes'],
  [false, 'the mouse is pressed', 'it moves, pressed', 'a moment passes'],
  [true, 'the mouse is pressed', 'it moves, released elsewhere', 'a moment passes'],
  [false, 'the mouse is pressed', 'a field loses the focus', 'a moment passes'],
  [true, 'the mouse is pressed', 'another window comes', 'a moment passes'],
  [true, 'the menu’s button is pressed'],
  [false, 'a finger touches', 'and leaves', 'a moment passes'],
  [true, 'a finger touches', 'and leaves', 'its click comes', 'a moment passes'],
  [true, 'a finger touches', 'and leaves', 'a long moment passes'],
  [false, 'the space bar goes down', 'a long moment passes'],
  [true, 'the space bar goes down', 'and up', 'a moment passes'],
  [true, 'a letter goes down'],
])('quiet is %s: %s %s %s %s %s %s', async (isQuiet, ...done) => {
  const whenIdle = watched();
  const [first, ...rest] = done;
  if (first) steps[first]();
  const quiet = vi.fn();
  void whenIdle().then(quiet);
  for (const step of rest) steps[step]();
  // No time passes.
  for (let tick = 0; tick < 10; tick++) await Promise.resolve();
  expect(quiet).toHaveBeenCalledTimes(isQuiet ? 1 : 0);
});
