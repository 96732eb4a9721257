import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  classesDefinedIn,
  importedSheets,
  parseStyles,
  readSheets,
  unstyledClasses,
} from '../architecture/class-names.ts';
import { physicalDeclarations } from '../architecture/physical-styles.ts';
import { parseSource, readSources } from '../architecture/read-sources.ts';

test('every component brings the sheets of the classes that it uses', () => {
  const sheets = readSheets('src');
  const known = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  const sources = readSources(['src']).map((source) =>
    parseStyles(source, readFileSync(source.file, 'utf8'), known),
  );
  expect(sources.flatMap(({ classes }) => classes).length).toBeGreaterThan(100);
  const kit = ['kit', 'kit-content', 'kit-notices'].flatMap((name) => importedSheets(`src/ui/${name}.css`));
  expect(unstyledClasses(sources, sheets, kit)).toEqual([]);
});

describe('the checker itself', () => {
  const sheets = new Map([
    ['src/ui/kit-button.css', new Set(['button'])],
    ['src/ui/card.css', new Set(['card'])],
  ]);
  const known = new Set(['button', 'card']);
  const check = (files: Record<string, string>) =>
    unstyledClasses(
      Object.entries(files).map(([file, code]) => parseStyles(parseSource(file, code), code, known)),
      sheets,
      ['src/ui/kit-button.css'],
    );
  const brings = `import css from './card.css?inline'; useStyles(css);`;
  const card = `export const A = () => <p className="card" />;`;
  const wrong = 'src/ui/a.tsx uses .card, whose sheet it does not bring';

  it.each<[string, Record<string, string>, string[]]>([
    ['a class of the kit', { 'src/ui/a.tsx': `<p className="button" />` }, []],
    ['a class without any rule', { 'src/ui/a.tsx': `<p className="mark" />` }, []],
    ['a class of its own sheet', { 'src/ui/a.tsx': brings + card }, []],
    ['a class of a sheet that is not there', { 'src/ui/a.tsx': card }, [wrong]],
    [
      'one that is imported and not adopted',
      { 'src/ui/a.tsx': `import css from './card.css';${card}` },
      [wrong],
    ],
    ['one of two', { 'src/ui/a.tsx': `<p className={wide ? 'card' : 'button'} />` }, [wrong]],
    ['one among props', { 'src/ui/a.tsx': `const look = { className: 'button card' };` }, [wrong]],
    ['one by a name', { 'src/ui/a.tsx': `const kind = 'card'; <p className={kind} />` }, [wrong]],
    [
      'brought by what shows it',
      { 'src/ui/a.tsx': card, 'src/ui/b.tsx': `import { A } from './a.tsx';${brings}` },
      [],
    ],
    [
      'brought by one of two that show it',
      {
        'src/ui/a.tsx': card,
        'src/ui/b.tsx': `import { A } from './a.tsx';${brings}`,
        'src/ui/c.tsx': `import { A } from './a.tsx';`,
      },
      [wrong],
    ],
  ])('%s', (_, files, problems) => expect(check(files)).toEqual(problems));

  it('knows a definition from a mention, and paper from screens', () => {
    const css = `.a, .b .c { color: red; &.d { color: blue } } @container (width > 1px) { .e > .f { color: red } }
      @media print { .g { display: none } }`;
    expect([...classesDefinedIn(css)]).toEqual(['a', 'b', 'e']);
  });
});

/** What looks the same when it is mirrored, or never is. */
const allowed = {
  // It speaks English and Spanish only.
  'elements/doctor/panel/panel.css': ['dialog { inset: auto 16px 16px auto }'],
  // Two sides of a square, which is turned until they are an arrow that points down.
  'src/features/checkout/customer/phone-field.css': ['.iti__arrow { border-width: 0 2px 2px 0 }'],
};

test('sheets say start and end, not left and right, so that layouts can be mirrored', () => {
  const sheets = ['src', 'elements', 'hosted'].flatMap((folder) => [...readSheets(folder).keys()]);
  expect(sheets.length).toBeGreaterThan(80);
  const found = sheets.map((sheet) => [sheet, physicalDeclarations(readFileSync(sheet, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, declarations]) => declarations.length > 0))).toEqual(allowed);
});

test.each([
  ['margin-left: 1px', false],
  ['border-top-left-radius: 1px', false],
  ['left: 0', false],
  ['text-align: right', false],
  ['float: left', false],
  ['background: linear-gradient(to right, red, blue)', false],
  ['background: linear-gradient(90deg, red, blue)', false],
  ['padding: 1px 2px 3px 4px', false],
  ['border-radius: 1px 2px', false],
  ['translate: 4px 0', false],
  ['transform: translateX(4px)', false],
  ['box-shadow: inset 2px 0 red', false],
  ['margin-inline-start: 1px', true],
  ['padding: 1px 2px 3px', true],
  ['padding: 1px calc(2px + 1px) 3px calc(2px + 1px)', true],
  ['border-radius: 1px 1px 0 0', true],
  ['translate: 0 4px', true],
  ['transform: translate(0, 4px)', true],
  ['box-shadow: 0 2px 4px rgb(0 0 0 / 10%), 0 0 0 1px red', true],
  ['background: linear-gradient(red, blue)', true],
  ['padding: env(safe-area-inset-left)', true],
])('%s is mirrored: %s', (declaration, isMirrored) => {
  const found = physicalDeclarations(`.a { ${declaration} }`);
  expect(found).toEqual(isMirrored ? [] : [`.a { ${declaration} }`]);
});

test('a movement has a counterpart in a mirrored layout', () => {
  expect(physicalDeclarations('.a { translate: 4px 0 } .a:dir(rtl) { translate: -4px 0 }')).toEqual([]);
});
