import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const run = promisify(execFile);

/** Packs the built package as it is published; returns the path of the file. */
export async function packPackage(folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, './dist/npm']);
  return join(folder, stdout.trim());
}

/** A project of `test/frameworks` in a folder of its own, where its author's commands run. */
export class FrameworkProject {
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(folder: string, variables: Record<string, string>) {
    this.folder = folder;
    this.#environment = { ...process.env, ...withoutTelemetry, ...withoutTestRunner, ...variables };
  }

  /** Copies the project, and installs what its lock file lists, along with the package if it uses that. */
  static async install(name: string, packageFile: string | undefined, variables: Record<string, string>) {
    const project = new FrameworkProject(await mkdtemp(join(tmpdir(), `booking-${name}-`)), variables);
    await cp(join('test', 'frameworks', name), project.folder, { recursive: true });
    await project.installPackages(...(packageFile ? [packageFile] : []));
    return project;
  }

  /** Installs packages along with what the lock file lists. */
  async installPackages(...packages: string[]): Promise<void> {
    // Not saved in the lock file, because every build packs another file.
    await this.npm('install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', ...packages);
  }

  /** Runs npm; if it fails, the error contains what it printed. */
  async npm(...args: string[]): Promise<void> {
    try {
      await run('npm', args, { cwd: this.folder, env: this.#environment });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`"npm ${args.join(' ')}" failed:\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Starts the framework's own server, and waits until it answers. */
  async start(): Promise<{ address: string; close: () => Promise<void> }> {
    const port = await freePort();
    const server = spawn('npm', ['start'], {
      cwd: this.folder,
      env: { ...this.#environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
      // Leads a group of its own, which can be ended as one: npm starts the server through a shell.
      detached: true,
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const address = `http://localhost:${port}/`;
    await vi.waitFor(() => fetch(address), { timeout: 60_000, interval: 100 });
    return {
      address,
      close: async () => {
        if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
        await ended;
      },
    };
  }
}

/** These tools report their usage unless told not to. */
const withoutTelemetry = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/** What the test runner sets would turn production builds into test builds. */
const withoutTestRunner = { NODE_ENV: undefined, VITEST: undefined, TEST: undefined, CI: '1' };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
