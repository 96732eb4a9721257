import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const folders = {
  root,
  partner: join(root, 'demo', 'partner'),
  cdn: join(root, 'dist', 'cdn'),
  page: join(root, 'dist', 'page'),
  built: join(root, 'dist'),
  docs: join(root, 'docs'),
};
