import type { Language } from '../../src/schema/language.ts';
import { DirectionSchema, type Direction } from '../../src/schema/transfer.ts';
import { searchFields } from '../../src/domain/search.ts';
import type { Description, Forms, Home, Word } from '../../src/views/first-form/description.ts';
import {
  datesTypedIn,
  directionsOf,
  passengersOf,
  placesOf,
  returnSwitchOf,
} from '../../src/views/first-form/form-parts.ts';

type DrawForm = (direction: Direction, language: Language) => Promise<Element>;
type DrawDayOver = (language: Language) => Promise<Element>;
type DrawHome = (language: Language) => Promise<Element>;

/** The form of each direction as data, with the words of both languages apart. */
export async function describeForms(draw: DrawForm, drawDayOver: DrawDayOver): Promise<Forms> {
  const words: Word[] = [];
  const forms: Partial<Record<Direction, Description>> = {};
  for (const direction of DirectionSchema.options)
    forms[direction] = describe(
      await drawn(draw, direction, 'en'),
      await drawn(draw, direction, 'es'),
      words,
    );
  const dayOver = describe(await drawDayOver('en'), await drawDayOver('es'), words);
  return { words, forms: forms as Forms['forms'], dayOver };
}

/** The home screen as data. */
export async function describeHome(draw: DrawHome): Promise<Home> {
  const words: Word[] = [];
  const [en, es] = [await draw('en'), await draw('es')];
  for (const home of [en, es]) renameIds(home, 'home');
  return { home: describe(en, es, words), words };
}

async function drawn(draw: DrawForm, direction: Direction, language: Language): Promise<Element> {
  const form = await draw(direction, language);
  nameControls(form, direction);
  renameIds(form, 'first');
  return form;
}

/** Ids differ from those of the view, which is in the same tree when it takes over, and are alike in all languages. */
function renameIds(drawing: Element, prefix: string): void {
  const ids = new Map<string, string>();
  const plain = (id: string) => {
    const known = ids.get(id) ?? `${prefix}-${ids.size}`;
    ids.set(id, known);
    return known;
  };
  for (const element of drawing.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      element.setAttribute(name, value.replace(/_r_\w+_/g, plain));
    }
  }
}

/** As the route of the search form on the hosted page understands them. */
function nameControls(form: Element, direction: Direction): void {
  const places = searchFields[direction].filter((field) => field !== 'airport');
  placesOf(form).forEach((place, index) => (place.name = places[index] ?? ''));
  for (const own of directionsOf(form)) own.name = 'mode';
  datesTypedIn(form).forEach((date, index) => (date.name = index === 0 ? 'date' : 'returnDate'));
  passengersOf(form).forEach((count, index) => (count.name = index === 0 ? 'adults' : 'kids'));
  // An empty date of return means that it is not known yet.
  Object.assign(returnSwitchOf(form), { name: 'returnDate', value: '' });
}

function describe(en: Element, es: Element, words: Word[]): Description {
  for (const { classList } of [en, es])
    classList.remove(...[...classList].filter((name) => name.startsWith('lucide')));
  if (en.childNodes.length !== es.childNodes.length) throw new Error(`Languages differ in ${en.outerHTML}`);
  const attributes = Object.fromEntries(
    attributesOf(en).map(([name, value]) => [name, inWords(value, es.getAttribute(name) ?? value, words)]),
  );
  const children = [...en.childNodes].map((child, index) => {
    const other = es.childNodes[index];
    if (isElement(child) && isElement(other)) return describe(child, other, words);
    return inWords(child.textContent ?? '', other?.textContent ?? '', words);
  });
  return [en.localName, attributes, ...children];
}

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1;
}

/** Texts that differ are words, whose number stands for them. */
function inWords(en: string, es: string, words: Word[]): string | number {
  if (en === es) return en;
  const known = words.findIndex((word) => word[0] === en && word[1] === es);
  return known >= 0 ? known : words.push([en, es]) - 1;
}

/** With the state of fields, and without what each page says itself, or nobody reads. */
function attributesOf(element: Element): [string, string][] {
  const names = element.getAttributeNames().filter((name) => !isSaidByPage(name, element));
  const attributes = names.map((name): [string, string] => [name, element.getAttribute(name) ?? '']);
  const isField = element.localName === 'input';
  const { type, checked, value } = element as HTMLInputElement;
  const isCount = element.getAttribute('role') === 'spinbutton';
  if (isField && checked && type === 'radio') attributes.push(['checked', '']);
  if (isField && (type !== 'text' || isCount)) attributes.push(['value', value]);
  return attributes;
}

const isSaidByPage = (name: string, { localName, className }: Element) =>
  (localName === 'input' && (name === 'value' || name === 'checked')) ||
  name === 'xmlns' ||
  (name === 'class' && className === '') ||
  (className === 'root' && /^(lang|style|data-)/.test(name));
