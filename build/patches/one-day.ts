import { libraryFile, replaceModules, standIn } from './patch.ts';

const dayPicker = { library: 'react-day-picker', version: '10.0.2', from: standIn('calendar.ts') };

/**
 * Leaves of react-day-picker what a calendar of one day needs, in the page's own time and in the words of the browser:
 * it can do much else, and its component imports all of it.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const oneDay = replaceModules('one-day', [
  {
    ...dayPicker,
    file: 'dist/esm/useSelection.js',
    exports: ['useSingle as useSelection'],
    from: libraryFile('react-day-picker', 'dist/esm/selection/useSingle.js'),
  },
  { ...dayPicker, file: 'dist/esm/useAnimation.js', exports: ['useAnimation'] },
  { ...dayPicker, file: 'dist/esm/locale/en-US.js', exports: ['enUS'] },
  { ...dayPicker, file: 'dist/esm/noonDateLib.js', exports: ['unused as createNoonOverrides'] },
  { ...dayPicker, file: 'dist/esm/utils/toTimeZone.js', exports: ['unused as toTimeZone'] },
  {
    ...dayPicker,
    file: 'dist/esm/utils/convertMatchersToTimeZone.js',
    exports: ['unused as convertMatchersToTimeZone'],
  },
  { ...dayPicker, file: 'dist/esm/helpers/getMonthOptions.js', exports: ['unused as getMonthOptions'] },
  { ...dayPicker, file: 'dist/esm/helpers/getYearOptions.js', exports: ['unused as getYearOptions'] },
  {
    ...dayPicker,
    library: '@date-fns/tz',
    version: '1.5.0',
    file: 'index.js',
    exports: ['unused as TZDate'],
  },
  { ...dayPicker, library: 'date-fns', version: '4.4.0', file: 'format.js', exports: ['unused as format'] },
]);
