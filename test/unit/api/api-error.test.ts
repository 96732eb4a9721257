import { expect, test } from 'vitest';
import { ApiError, isNotFound, readFailureOf, type ReadFailure } from '../../../src/api/api-error.ts';

test.each<[Error, ReadFailure]>([
  [new ApiError('http', { status: 404 }), 'missing'],
  [new ApiError('http', { status: 410 }), 'missing'],
  [new ApiError('http', { status: 403 }), 'http'],
  [new ApiError('bad-response', { status: 200 }), 'bad-response'],
  [new ApiError('timeout'), 'timeout'],
  [new TypeError('a chunk failed to load'), 'network'],
])('%o is shown as %s', (error, failure) => {
  expect(readFailureOf(error)).toBe(failure);
  expect(isNotFound(error)).toBe(failure === 'missing');
});
