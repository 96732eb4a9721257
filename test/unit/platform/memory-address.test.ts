import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryAddress } from '../../../src/platform/address.ts';

afterEach(() => vi.restoreAllMocks());

describe('an address in memory', () => {
  it('goes on, is replaced, and goes back to where it started', () => {
    const address = memoryAddress('/');
    address.push('/transfers?airport=CUN');
    address.push('/transfers/prices');
    address.replace('/transfers/info');
    expect(address.read()).toBe('/transfers/info');
    expect(address.back()).toBe(true);
    expect(address.read()).toBe('/transfers?airport=CUN');
    expect([address.back(), address.back(), address.read()]).toEqual([true, false, '/']);
  });

  it('forgets the oldest steps of a long visit', () => {
    const address = memoryAddress('/');
    for (let step = 0; step < 120; step++) address.push(`/${step}`);
    let steps = 0;
    while (address.back()) steps++;
    expect(steps).toBe(49);
    expect(address.read()).toBe('/70');
  });

  it("never touches the page's history", () => {
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    const before = window.location.href;
    const address = memoryAddress('/');
    const stop = address.listen(() => undefined);
    address.push('/a');
    address.replace('/b');
    address.back();
    stop();
    expect(push).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
    expect(window.location.href).toBe(before);
  });
});
