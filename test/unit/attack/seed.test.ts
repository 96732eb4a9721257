import { describe, expect, it } from 'vitest';
import { chooseCells, nameOf, randomOf } from '../../attack/seed.ts';

const faults = ['a', 'b', 'c'];
const actions = ['1', '2', '3', '4', '5'];

describe('the cells of a seed', () => {
  it('are the same every time, and others for another seed', () => {
    const names = (seed: number) => chooseCells(faults, actions, { seed, runs: 10 }).map(nameOf);
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
  });

  it('hold each fault and each action before any other pair', () => {
    const cells = chooseCells(faults, actions, { seed: 1, runs: 5 });
    expect(new Set(cells.map(({ fault }) => fault)).size).toBe(3);
    expect(new Set(cells.map(({ action }) => action)).size).toBe(5);
  });

  it('are the whole grid before any comes again', () => {
    const cells = chooseCells(faults, actions, { seed: 1, runs: 20 });
    expect(new Set(cells.slice(0, 15).map(nameOf)).size).toBe(15);
    expect(cells.map(({ round }) => round)).toEqual([
      ...Array<number>(15).fill(0),
      ...Array<number>(5).fill(1),
    ]);
  });
});

it('chance is the same for the same words', () => {
  const [one, other] = [randomOf('a', 1), randomOf('a', 1)];
  expect([one(), one()]).toEqual([other(), other()]);
  expect(randomOf('a', 2)()).not.toBe(randomOf('a', 1)());
});
