import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * `vite build --mode views` makes the chunks that elements load, `--mode loader` the script that partners paste (after
 * the views, whose file names it holds), `--mode page` the hosted page. Without a mode it serves the tests.
 */
export default defineConfig(({ mode, command }) => ({
  ...common(command === 'build'),
  ...builds[mode],
  test: {
    environment: 'happy-dom',
    include: ['test/unit/**/*.test.{ts,tsx}', 'test/elements/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    // Bundled, so that the stand-in for its browser location counts in tests too.
    server: { deps: { inline: ['wouter'] } },
  },
}));

const builds: Record<string, UserConfig> = {
  views: {},
  page: {
    root: fromHere('demo/hosted'),
    build: { outDir: fromHere('dist/page'), emptyOutDir: true, target: 'es2022' },
  },
};

function common(building: boolean): UserConfig {
  return {
    plugins: plugins(building),
    resolve: {
      alias: [
        {
          find: /^\.\/use-browser-location\.js$/,
          replacement: fromHere('elements/wouter-without-history.ts'),
        },
      ],
    },
  };
}

/** Macros must be gone before React's plugin reads a file. Built code carries ids only; the words are in the catalogs. */
function plugins(building: boolean): PluginOption[] {
  const macros = linguiTransformerBabelPreset(building ? { descriptorFields: 'id-only' } : {});
  return [
    babel({ presets: [macros] }),
    react(),
    lingui({ failOnMissing: building, failOnCompileError: building }),
  ];
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
