import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no tracked file carries the marks of an unfinished merge', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const marked = tracked
    .filter((file) => existsSync(file))
    .flatMap((file) => marksIn(readFileSync(file, 'latin1')).map((line) => `${file}: ${line}`));
  expect(marked).toEqual([]);
});

test.each([
  '<<<<<<< HEAD',
  '>>>>>>> 9408e4e (a subject)',
  '=======',
  '| <<<<<<< HEAD      |',
  '| =======           |',
  `${'> '.repeat(7)}9408e4e (a subject)`,
])('%s is such a mark, before and after a formatter', (line) => {
  expect(marksIn(`text\n${line}\nmore`)).toEqual([line]);
});

test('the Node that is required is the one that the scripts run on', () => {
  const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
    devDependencies: { node: string };
  };
  const [major] = devDependencies.node.split('.');
  expect(process.versions.node).toBe(devDependencies.node);
  expect(engines.node).toMatch(new RegExp(`^>=${major}\\.`));
  expect(readFileSync('README.md', 'utf8')).toContain(`run on Node ${major},`);
});

test('an install on an older Node prints no warning for each tool that needs the newer one', () => {
  // Without the options of the `npm run` that runs this test, such as `--silent`.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));
  expect(execFileSync('npm', ['config', 'get', 'loglevel'], { encoding: 'utf8', env }).trim()).toBe('error');
});

/** Lines that git leaves around a conflict, also where a formatter has taken them for a table or a quotation. */
function marksIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => /^(?:\| )?(?:<{7} |>{7} |={7}(?: +\|)?$)|^(?:> ){7}\S/.test(line));
}
