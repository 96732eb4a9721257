import { parseAsync, traverse } from '@babel/core';
import { changeFiles } from './patch.ts';

const files = /[\\/]node_modules[\\/].*\.m?js$/;

/**
 * Old libraries on host pages replace `reduce` on all arrays with a method that returns the array. Our libraries, in
 * any version, call a function that is added to their files instead; ESLint forbids `reduce` in our own code.
 *
 * Without this patch, test/unit/build/patches.test.ts fails.
 */
export const ownReduce = changeFiles('own-reduce', {
  files,
  change: withOwnReduce,
});

async function withOwnReduce(code: string): Promise<string> {
  if (!code.includes('.reduce(')) return code;
  const tree = await parseAsync(code, { babelrc: false, configFile: false, sourceType: 'module' });
  if (!tree) return code;
  const edits: { at: number; until: number; text: string }[] = [];
  traverse(tree, {
    CallExpression({ node: { callee, arguments: given } }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'reduce') return;
      const [start, end, first] = [callee.object.start, callee.object.end, given[0]?.start];
      if (typeof start !== 'number' || typeof end !== 'number' || typeof first !== 'number') return;
      edits.push({ at: start, until: start, text: 'ownReduce(' }, { at: end, until: first, text: ', ' });
    },
  });
  if (edits.length === 0) return code;
  edits.sort((a, b) => b.at - a.at);
  let changed = code;
  for (const { at, until, text } of edits) changed = changed.slice(0, at) + text + changed.slice(until);
  return changed + ownReduceFunction;
}

const ownReduceFunction = `
function ownReduce(list, step, ...initial) {
  if (!Array.isArray(list)) return list.reduce(step, ...initial);
  let index = initial.length ? 0 : 1;
  let result = initial.length ? initial[0] : list[0];
  for (; index < list.length; index++) result = step(result, list[index], index, list);
  return result;
}
`;
