import type { TestProject } from 'vitest/node';
import { startDemo } from '../../demo/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the sandbox provider. */
    provider: string;
  }
}

/** Starts a sandbox provider for all screen tests: a real server, in the process that starts the tests. */
export default async function startProvider(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo({ port: 0, databasePath: ':memory:' });
  project.provide('provider', demo.company);
  return () => demo.close();
}
