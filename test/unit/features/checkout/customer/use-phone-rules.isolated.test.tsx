import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePhoneRules } from '../../../../../src/features/checkout/customer/use-phone-rules.ts';

/** A chunk that never arrives. */
vi.mock('../../../../../src/features/checkout/customer/phone-rules.ts', () => new Promise(() => undefined));

afterEach(() => void vi.useRealTimers());

it('an order does not wait forever for the rules: then only the format of the number is checked', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => usePhoneRules());
  const checked = vi.fn();
  void result.current.check('+1 305 555 0100', 'us').then(checked);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(checked).toHaveBeenCalledExactlyOnceWith({ ok: true, number: '+13055550100' });
});
