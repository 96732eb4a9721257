import { arrayFrom } from './array-from.ts';
import { comboboxOnly } from './combobox-only.ts';
import { createIcon } from './create-icon.ts';
import { flatSlides } from './flat-slides.ts';
import { iconData } from './icon-data.ts';
import { oneDay } from './one-day.ts';
import { ownExports } from './own-exports.ts';
import { ownReduce } from './own-reduce.ts';
import { pluralsOnly } from './plurals-only.ts';
import { queriesOnly } from './queries-only.ts';
import { unusedMethods } from './unused-methods.ts';
import { unusedReact } from './unused-react.ts';
import { useSyncExternalStore } from './use-sync-external-store.ts';
import { wouterBrowserLocation } from './wouter-browser-location.ts';

/** Whole modules first: esbuild takes a file from the first plugin that has it. */
export const patches = [
  wouterBrowserLocation,
  queriesOnly,
  pluralsOnly,
  oneDay,
  useSyncExternalStore,
  createIcon,
  iconData,
  unusedMethods,
  comboboxOnly,
  unusedReact,
  flatSlides,
  ownReduce,
  arrayFrom,
  ownExports,
];
