import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proxy } from 'valtio/vanilla';
import { useDerived } from '../../../../src/shared/storefront/use-derived.ts';

test('a list derived from a state re-renders its reader only if its contents change', async () => {
  const state = proxy({ firstName: '', lastName: 'Diaz' });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useDerived(state, () => (state.firstName === '' ? ['firstName'] : []));
  });
  const change = (firstName: string) =>
    act(async () => {
      state.firstName = firstName;
      await Promise.resolve();
    });
  expect(result.current).toEqual(['firstName']);
  await change('A');
  expect(result.current).toEqual([]);
  const rendersBefore = renders;
  await change('An');
  await change('Ana');
  expect(renders).toBe(rendersBefore);
  await change('');
  expect(result.current).toEqual(['firstName']);
});
