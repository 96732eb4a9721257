import { libraryFile, replaceModules, standIn } from './patch.ts';

/** Functions that the calendar imports, each from a file of its own, but never calls as it is used here. */
const unused = {
  components: `Chevron Dropdown DropdownNav Footer MonthsDropdown Option Select WeekNumber WeekNumberHeader
    YearsDropdown`,
  helpers: 'endOfBroadcastWeek getMonthOptions getYearOptions startOfBroadcastWeek',
  utils: 'convertMatchersToTimeZone toTimeZone',
  dates:
    'eachMonthOfInterval eachYearOfInterval endOfISOWeek format getISOWeek setMonth setYear startOfISOWeek',
};

const from = standIn('calendar.ts');
const dayPicker = { library: 'react-day-picker', version: '10.0.2', from };
const dateFns = { library: 'date-fns', version: '4.4.0', from };

const unusedOf = (folder: keyof typeof unused) =>
  unused[folder].split(/\s+/).map((name) => ({ name, exports: [`unused as ${name}`] }));

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
  ...(['components', 'helpers', 'utils'] as const).flatMap((folder) =>
    unusedOf(folder).map(({ name, exports }) => ({
      ...dayPicker,
      file: `dist/esm/${folder}/${name}.js`,
      exports,
    })),
  ),
  ...unusedOf('dates').map(({ name, exports }) => ({ ...dateFns, file: `${name}.js`, exports })),
  { ...dateFns, library: '@date-fns/tz', version: '1.5.0', file: 'index.js', exports: ['unused as TZDate'] },
]);
