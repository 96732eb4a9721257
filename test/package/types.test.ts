// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The package's types in use: in projects that have installed only what the guides say. */
const built = resolve('dist/npm');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'booking-types-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('declarations mention no library but the framework of the entry', async () => {
  const frameworks = /^(react|vue|svelte\/elements|solid-js)$/;
  const declarations = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  const named: string[] = [];
  for (const file of declarations) {
    const { importedFiles } = ts.preProcessFile(await readFile(join(built, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.') && !frameworks.test(fileName)) named.push(`${file}: ${fileName}`);
    }
  }
  expect(named).toEqual([]);
});

describe('programs compile', () => {
  test('without any framework, checking the types of libraries as well', async () => {
    const program = `
      import { createStorefront, type BookingEngine, type BookingEventMap, type Storefront } from 'booking-elements';
      import 'booking-elements/define';
      import { mountBookingFrame } from 'booking-elements/frame';
      const storefront: Storefront = createStorefront({ apiBase: 'https://api.example.com/widget' });
      storefront.navigate('/transfers', 'api');
      export const count: number = storefront.cartSnapshot().count;
      export const engine: BookingEngine | null = document.querySelector('booking-engine');
      export const booked = ({ detail }: BookingEventMap['booking-complete']): number => detail.total;
      export const frame = mountBookingFrame(document.body, { src: 'https://book.example.com/', density: 'compact' });
      // @ts-expect-error -- what lies behind the storefront is not for pages
      export const client: unknown = storefront.queryClient;`;
    expect(
      await faultsOf('plain.ts', program, [], { skipLibCheck: false, skipDefaultLibCheck: true }),
    ).toEqual([]);
  });

  test.each(['define', 'define/transfers-box'])('with nothing but %s imported', async (entry) => {
    const program = `
      import 'booking-elements/${entry}';
      const box = document.createElement('transfers-box');
      box.airport = 'CUN';
      document.addEventListener('booking-route-change', ({ detail }) => console.log(detail.name));`;
    expect(await faultsOf(`${entry.replace('/', '-')}.ts`, program, [])).toEqual([]);
  });

  test('with Svelte', async () => {
    const program = `
      import type {} from 'booking-elements/svelte';
      import type { SvelteHTMLElements } from 'svelte/elements';
      export const engine: SvelteHTMLElements['booking-engine'] = {
        'api-base': 'https://api.example.com/widget', class: 'wide', id: 'storefront', density: 'compact',
        'onbooking-complete': ({ detail }) => console.log(detail.confirmationRef),
        'on:booking-ready': ({ detail }) => console.log(detail.currency),
      };
      // @ts-expect-error -- an attribute of another element
      export const wrong: SvelteHTMLElements['booking-engine'] = { layout: 'row' };
      // @ts-expect-error -- not a mode
      export const mode: SvelteHTMLElements['transfers-box'] = { mode: 'sideways' };`;
    expect(await faultsOf('svelte.ts', program, ['svelte'])).toEqual([]);
  });

  test('with Solid', async () => {
    const program = `
      import type {} from 'booking-elements/solid';
      export const Booking = () => (
        <booking-engine api-base="https://api.example.com/widget" class="wide" density="compact"
          on:booking-complete={({ detail }) => console.log(detail.confirmationRef)}>
          <a href="https://book.example.com/">Book online</a>
        </booking-engine>
      );
      // @ts-expect-error -- an attribute of another element
      export const wrong = () => <booking-engine layout="row" />;`;
    const options = { jsx: ts.JsxEmit.Preserve, jsxImportSource: 'solid-js' };
    expect(await faultsOf('solid.tsx', program, ['solid-js', 'csstype'], options)).toEqual([]);
  });
});

/** The compiler's errors for a program in its own folder, with these libraries next to the package. */
async function faultsOf(
  name: string,
  program: string,
  libraries: string[],
  more: ts.CompilerOptions = {},
): Promise<string[]> {
  const project = join(folder, name.replace('.', '-'));
  for (const library of ['booking-elements', ...libraries]) {
    const link = join(project, 'node_modules', library);
    await mkdir(dirname(link), { recursive: true });
    await symlink(library === 'booking-elements' ? built : resolve('node_modules', library), link);
  }
  const file = join(project, name);
  await writeFile(file, program);
  const compiler = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    // The package is where it would be installed, not where the link leads.
    preserveSymlinks: true,
    noEmit: true,
    types: [],
    ...more,
  });
  return ts
    .getPreEmitDiagnostics(compiler)
    .map(
      ({ file: source, messageText }) =>
        `${source?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
