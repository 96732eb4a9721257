import { it } from 'vitest';

/** Tests the first row of a table in `npm test`, and the others, which are variants of it, only in `npm run test:all`. */
export function itWithVariants<Row>(
  rows: readonly Row[],
  title: string,
  run: (row: Row) => void | Promise<void>,
): void {
  it.for(rows.slice(0, 1))(title, run);
  it.for(rows.slice(1))(title, { tags: 'long' }, run);
}
