import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RecordedRequest, Overrides } from './record-requests.ts';

/** A path of the provider whose answers a test can hold back and release in any order. */
export function heldAnswers(path: string) {
  const held: (RecordedRequest & { pass: () => void })[] = [];
  let holds = false;
  const answers: Overrides = {
    [path]: (requests) =>
      holds
        ? new Promise((resolve) => held.push({ ...requests, pass: () => resolve(undefined) }))
        : undefined,
  };
  return {
    held,
    answers,
    hold: () => void (holds = true),
    arrived: (count: number) => waitFor(() => expect(held).toHaveLength(count)),
  };
}

/** A path that fails until the test repairs it. */
export function failingPath(path: string, status = 500) {
  let fails = true;
  return {
    answers: { [path]: () => (fails ? new Response('{}', { status }) : undefined) } satisfies Overrides,
    mend: () => void (fails = false),
    break: () => void (fails = true),
  };
}
