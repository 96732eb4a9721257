/** The same numbers for the same names, so that a single run can be reproduced. */
export function randomOf(...words: (string | number)[]): () => number {
  let state = 2_166_136_261;
  for (const letter of words.join('|')) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] as Item, rest[last] as Item];
  }
  return rest;
}

export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

export interface Cell {
  fault: string;
  action: string;
  /** How often this cell has been played before by this command, which varies the random choices. */
  round: number;
}

/**
 * The cells to play: first each fault and each action once, in pairs given by the seed, then the rest of the grid in
 * the seed's order, and then the whole grid again if more are needed.
 */
export function chooseCells(
  faults: readonly string[],
  actions: readonly string[],
  { seed, runs }: { seed: number; runs: number },
): Cell[] {
  const random = randomOf('cells', seed);
  const [rows, columns] = [shuffled(faults, random), shuffled(actions, random)];
  const pairs = Array.from({ length: Math.max(rows.length, columns.length) }, (_, index) => ({
    fault: rows[index % rows.length] as string,
    action: columns[index % columns.length] as string,
  }));
  const isPaired = new Set(pairs.map(nameOf));
  const rest = rows.flatMap((fault) => columns.map((action) => ({ fault, action })));
  const grid = [
    ...pairs,
    ...shuffled(
      rest.filter((cell) => !isPaired.has(nameOf(cell))),
      random,
    ),
  ];
  return Array.from({ length: runs }, (_, index) => ({
    ...(grid[index % grid.length] as { fault: string; action: string }),
    round: Math.floor(index / grid.length),
  }));
}

export function nameOf({ fault, action }: Pick<Cell, 'fault' | 'action'>): string {
  return `${fault} / ${action}`;
}
