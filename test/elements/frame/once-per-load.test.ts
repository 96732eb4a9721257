import { expect, test, vi } from 'vitest';
import { oncePerLoad } from '../../../elements/frame/once-per-load.ts';

/** `hello` with the name of the load, if any; `load` is the browser's event. */
test.each<[what: string, steps: string[], handshakes: number]>([
  ['one load', ['hello', 'load'], 1],
  ['a page that is late', ['load', 'hello'], 1],
  ['a repeated hello before all is loaded', ['hello', 'hello', 'load'], 1],
  ['a repeated hello after that', ['hello', 'load', 'hello', 'hello'], 1],
  ['a frame that is loaded again', ['hello', 'load', 'hello', 'load'], 2],
  ['and again', ['hello', 'load', 'hello', 'load', 'hello', 'load', 'hello'], 3],
  ['a page that names its loads', ['hello a', 'load', 'hello b', 'load'], 2],
  ['such a page that repeats itself', ['hello a', 'hello a', 'load', 'hello a', 'hello'], 1],
])('%s, %j: %i', (_, steps, handshakes) => {
  const begin = vi.fn();
  const { hello, loaded } = oncePerLoad(begin);
  for (const step of steps) {
    const [event, name] = step.split(' ');
    if (event === 'load') loaded();
    else hello(name);
  }
  expect(begin).toHaveBeenCalledTimes(handshakes);
});
