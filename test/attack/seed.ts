/** The same numbers for the same words, so that a run can be played again by itself. */
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

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
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
  /** How often this cell has been played before in this command: what is left to chance differs. */
  round: number;
}

/**
 * Which cells of the grid are played: first each fault and each action once, in pairs that the seed makes, then the
 * rest of the grid in the seed's order, and where that is not enough all of it again.
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

/**
 * The same few cells every time, which hold each fault and each thing to do: at the first of its moments, and as far as
 * there is room at the others.
 */
export function shortGrid(
  faults: readonly string[],
  actions: readonly { name: string; what: string }[],
  runs: number,
): Cell[] {
  const isFirst = (what: string, index: number) => actions.findIndex((one) => one.what === what) === index;
  const first = actions.filter(({ what }, index) => isFirst(what, index));
  const others = actions.filter(({ what }, index) => !isFirst(what, index));
  const rows = shuffled(faults, randomOf('short grid'));
  return [...first, ...others].slice(0, runs).map(({ name }, index) => ({
    fault: rows[index % rows.length] as string,
    action: name,
    round: 0,
  }));
}

export function nameOf({ fault, action }: Pick<Cell, 'fault' | 'action'>): string {
  return `${fault} / ${action}`;
}
