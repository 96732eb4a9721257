import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const folders = {
  partner: join(root, 'demo', 'partner'),
  cdn: join(root, 'dist', 'cdn'),
  page: join(root, 'dist', 'page'),
  package: join(root, 'dist', 'npm'),
  docs: join(root, 'docs'),
};
