import { replaceModules, standIn } from './patch.ts';

/**
 * lucide-react renders icons with a context, class names and options that nothing here uses.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const createIcon = replaceModules('create-icon', [
  {
    library: 'lucide-react',
    version: '1.75.0',
    file: 'dist/esm/createLucideIcon.mjs',
    exports: ['default'],
    from: standIn('create-icon.ts'),
  },
]);
