import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryHistory } from '../../../../src/routing/history/memory.ts';

afterEach(() => vi.restoreAllMocks());

describe('a history in memory', () => {
  it('moves forward, is replaced, and goes back to the start', () => {
    const routes = memoryHistory('/');
    routes.push('/transfers?airport=CUN');
    routes.push('/transfers/prices');
    routes.replace('/transfers/info');
    expect(routes.read()).toBe('/transfers/info');
    expect(routes.back()).toBe(true);
    expect(routes.read()).toBe('/transfers?airport=CUN');
    expect([routes.back(), routes.back(), routes.read()]).toEqual([true, false, '/']);
  });

  it('forgets the oldest steps of a long visit', () => {
    const routes = memoryHistory('/');
    for (let step = 0; step < 120; step++) routes.push(`/${step}`);
    let steps = 0;
    while (routes.back()) steps++;
    expect(steps).toBe(49);
    expect(routes.read()).toBe('/70');
  });

  it("never touches the page's history", () => {
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    const before = window.location.href;
    const routes = memoryHistory('/');
    const stop = routes.listen(() => undefined);
    routes.push('/a');
    routes.replace('/b');
    routes.back();
    stop();
    expect(push).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
    expect(window.location.href).toBe(before);
  });
});
