import type { TestProject } from 'vitest/node';
import { startDemo } from '../../demo/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the sandbox provider. */
    provider: string;
  }
}

/** One sandbox provider for all screen tests, in the process that starts them: a real server on a real port. */
export default async function startProvider(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo({ port: 0, databasePath: ':memory:' });
  project.provide('provider', demo.company);
  return () => demo.close();
}
