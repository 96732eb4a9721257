import type { PluginItem } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Vite's plugins. Built code contains only the ids of messages, whose texts are in the catalogs. */
export function plugins({ isBuild }: { isBuild: boolean }): PluginOption[] {
  const macros: PluginItem = [
    '@lingui/babel-plugin-lingui-macro',
    isBuild ? { descriptorFields: 'id-only' } : {},
  ];
  const preset = {
    preset: () => ({ plugins: [macros] }),
    rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
  };
  // The macros come before React's plugin, which would not understand them.
  return [babel({ presets: [preset] }), react(), lingui({ failOnCompileError: isBuild })];
}
