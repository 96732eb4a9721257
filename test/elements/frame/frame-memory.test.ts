import { afterEach, expect, test } from 'vitest';
import { frameMemory } from '../../../elements/frame/frame-memory.ts';

afterEach(() => sessionStorage.clear());

const src = 'https://book.example.com/';

test('a frame finds the route that the visitor left in it', () => {
  frameMemory({ src }).remember({ path: '/transfers/prices', query: 'adults=2' });
  expect(frameMemory({ src }).lastRoute()).toBe('/transfers/prices?adults=2');
});

test('frames with different initial routes have different last routes', () => {
  frameMemory({ src, route: '/transfers' }).remember({ path: '/transfers/prices' });
  expect(frameMemory({ src, route: '/transfers' }).lastRoute()).toBe('/transfers/prices');
  expect(frameMemory({ src, route: '/activities' }).lastRoute()).toBeUndefined();
  expect(frameMemory({ src }).lastRoute()).toBeUndefined();
});

test('after a route with a hidden token, a frame opens at its initial route', () => {
  frameMemory({ src }).remember({ path: '/transfers/prices' });
  frameMemory({ src }).remember({ path: '/payments/:token' });
  expect(frameMemory({ src }).lastRoute()).toBeUndefined();
});
