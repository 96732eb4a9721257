import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { compactMessages } from './compact-messages.ts';
import { computedNameLists } from './name-lists.ts';
import { reactNames } from './react-names.ts';
import { patches } from './patches/all.ts';

/**
 * Macros must be expanded before React's plugin reads a file. Built code contains only ids; the texts are in the
 * catalogs.
 */
export function plugins(building: boolean): PluginOption[] {
  const macros = linguiTransformerBabelPreset(building ? { descriptorFields: 'id-only' } : {});
  return [
    patches.map(({ vite }) => vite),
    building && computedNameLists(),
    building && reactNames(),
    babel({ presets: [macros] }),
    react(),
    lingui({ failOnCompileError: building }),
    building && compactMessages(),
  ];
}
