import { expect, test, vi } from 'vitest';
import { createHandshakes } from '../../../elements/frame/handshakes.ts';

/** Steps: `hello`, with the id of its load if it has one, and `load`, the browser's event. */
test.each<[situation: string, steps: string[], count: number]>([
  ['one load', ['hello', 'load'], 1],
  ['a page that says hello after it has loaded', ['load', 'hello'], 1],
  ['a hello that is repeated before the page has loaded', ['hello', 'hello', 'load'], 1],
  ['a hello that is repeated after that', ['hello', 'load', 'hello', 'hello'], 1],
  ['a frame that is reloaded', ['hello', 'load', 'hello', 'load'], 2],
  ['a frame that is reloaded twice', ['hello', 'load', 'hello', 'load', 'hello', 'load', 'hello'], 3],
  ['a page that identifies its loads', ['hello a', 'load', 'hello b', 'load'], 2],
  [
    'a page that identifies its loads and repeats itself',
    ['hello a', 'hello a', 'load', 'hello a', 'hello'],
    1,
  ],
])('%s (%j): handshakes %i', (_, steps, count) => {
  const start = vi.fn();
  const { onHello, onLoad } = createHandshakes(start);
  for (const step of steps) {
    const [event, name] = step.split(' ');
    if (event === 'load') onLoad();
    else onHello(name);
  }
  expect(start).toHaveBeenCalledTimes(count);
});
