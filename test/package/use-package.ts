import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, preview, type Plugin } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

const run = promisify(execFile);

/** What projects have installed besides the package and its dependencies. */
const ofProjects = ['@types/react-dom'];

/** Installs the package into a folder as npm would, but without a registry: its dependencies are this project's. */
export async function installPackage(packageFolder: string, folder: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, `./${packageFolder}`]);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  if (!packed) throw new Error('npm packed nothing');
  const installed = join(folder, 'node_modules', 'booking-elements');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, packed.filename), '--strip-components=1', '-C', installed]);
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(join(installed, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const needed = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...ofProjects]);
  for (const library of needed) {
    const link = join(folder, 'node_modules', library);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', library), link);
  }
}

/** Builds a project as its author would and serves the result. */
export async function serveBuilt(root: string): Promise<{ address: string; close: () => Promise<void> }> {
  const shared = { root, configFile: false as const, logLevel: 'error' as const };
  await build({
    ...shared,
    plugins: [vueComponents()],
    build: { outDir: 'dist', reportCompressedSize: false },
  });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error(`Nothing serves ${root}`);
  return { address, close: () => server.close() };
}

/** The part of Vue's plugin that a component with a setup script needs, with the option from our guide. */
function vueComponents(): Plugin {
  return {
    name: 'vue-components',
    transform(code, id) {
      if (!id.endsWith('.vue')) return undefined;
      const { descriptor } = parse(code, { filename: id });
      const isCustomElement = (tag: string) => tag.includes('-');
      const { content } = compileScript(descriptor, {
        id: 'app',
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement } },
      });
      return { code: content, map: null };
    },
  };
}
