import { changeFiles } from './patch.ts';

const files = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/**
 * Drops what the stand-in of `create-icon` does not read: the names and sizes of icons, and the keys of their shapes,
 * which are random letters and do not compress.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const iconData = changeFiles('icon-data', {
  files,
  change: shapesOnly,
  library: { name: 'lucide-react', version: '1.75.0' },
});

function shapesOnly(code: string): string {
  return code.replace(/^ {2}(name|size): .*,\n/gm, '').replace(/, key: "\w+"/g, '');
}
