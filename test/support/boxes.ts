/** The width of each element in a box that imposes none, if there is room for it. */
const bestWidths = {
  'booking-engine': 1040,
  'transfers-box': 1040,
  'activities-list': 1040,
  'activity-quote': 480,
};

interface Box {
  /** With `$` for the element, or with the element's own `style` if the element itself is laid out. */
  markup: string;
  /** Whether the box imposes a width, all of which the element fills. */
  gives?: boolean;
  /** What the box takes for itself, such as a border. */
  keeps?: number;
}

/** The containers that a page may put elements in. */
const boxes: Record<string, Box> = {
  'a block': { markup: '<div>$</div>', gives: true },
  'a wrapper in a flex row': { markup: '<div style="display: flex"><div>$</div></div>' },
  'wrappers in flex rows': {
    markup: '<div style="display: flex"><div style="display: flex"><div>$</div></div></div>',
  },
  'a wrapper in a centred flex column': {
    markup: '<div style="display: flex; flex-direction: column; align-items: center"><div>$</div></div>',
  },
  'a growing wrapper': {
    markup: '<div style="display: flex"><div style="flex: 1">$</div></div>',
    gives: true,
  },
  'a wrapper in a centred grid': {
    markup: '<div style="display: grid; place-items: center"><div>$</div></div>',
  },
  'a grid in the middle': {
    markup: '<div style="display: grid; justify-content: center"><div>$</div></div>',
  },
  'a flex row': { markup: '<div style="display: flex">$</div>' },
  'a flex row that does not shrink': {
    markup: '<div style="display: flex"><x style="flex: none"></div>',
  },
  'a flex row beside a picture': {
    markup: '<div style="display: flex"><img style="flex: none; width: 100px; height: 10px">$</div>',
    keeps: 100,
  },
  'a wrapper in a flex row beside a picture': {
    markup:
      '<div style="display: flex"><img style="flex: none; width: 100px; height: 10px"><div>$</div></div>',
    keeps: 100,
  },
  'vertical writing': { markup: '<div style="writing-mode: vertical-rl; width: 100%">$</div>' },
  'a centred flex column': {
    markup: '<div style="display: flex; flex-direction: column; align-items: center">$</div>',
  },
  'a centred grid': { markup: '<div style="display: grid; place-items: center">$</div>' },
  'an inline flex row': { markup: '<div style="display: inline-flex">$</div>' },
  'a float': { markup: '<div style="float: left">$</div>' },
  'an element that floats': { markup: '<x style="float: left">' },
  'an inline block': { markup: '<div style="display: inline-block">$</div>' },
  'an absolute box': { markup: '<div style="position: absolute">$</div>' },
  'an absolute element': { markup: '<x style="position: absolute">' },
  'a box that fits its content': { markup: '<div style="width: fit-content">$</div>' },
  'an element that fits its content': { markup: '<x style="width: max-content">' },
  'a table cell': { markup: '<div style="display: table-cell">$</div>' },
  'a table': {
    markup: '<table style="border-spacing: 0"><tr><td style="padding: 0">$</td></tr></table>',
  },
  'a dialog': {
    markup: '<dialog open style="position: static; padding: 0; border: 0; max-width: none">$</dialog>',
  },
  'columns of text': {
    // Each is as wide as the room.
    markup: '<div style="overflow: clip"><div style="columns: 2; column-gap: 0; width: 200%">$</div></div>',
    gives: true,
  },
  'a fieldset': { markup: '<fieldset style="margin: 0; padding: 0">$</fieldset>', gives: true, keeps: 4 },
  'a centred line': { markup: '<center><span style="display: inline-block">$</span></center>' },
  'a page that unsets everything': {
    markup: '<style>.bare * { all: unset !important }</style><div class="bare">$</div>',
    gives: true,
  },
  'a wrapper where everything is contained': {
    markup:
      '<style>.sized * { container-type: inline-size }</style><div class="sized" style="float: left">$</div>',
  },
};

const tags = Object.keys(bestWidths);

/** Every element in every box, each in a room of its own. */
export function elementsInBoxes(room: string, apiBase: string): string {
  const sections = tags.flatMap((tag) =>
    Object.entries(boxes).map(([box, { markup }]) => {
      const element = (style = '') => `<${tag} api-base="${apiBase}"${style}></${tag}>`;
      const content = markup
        .replace('$', element())
        .replace(/<x(.*?)>/, (_, style: string) => element(style));
      return `<section aria-label="${tag} in ${box}" style="${room}">${content}</section>`;
    }),
  );
  return `<style>body { margin: 0 } section { display: flow-root; position: relative; min-height: 10px }</style>${sections.join('')}`;
}

/** The expected width of each of them. */
export function widthsInBoxes(room: number): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const [tag, best] of Object.entries(bestWidths))
    for (const [box, { gives, keeps = 0 }] of Object.entries(boxes))
      widths[`${tag} in ${box}`] = Math.min(room - keeps, gives ? room : best);
  return widths;
}

/** The measured width of each of them; runs in the page. */
export function measureBoxes(): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const section of document.querySelectorAll('section')) {
    const element = section.querySelector('booking-engine, transfers-box, activities-list, activity-quote');
    widths[section.getAttribute('aria-label') ?? ''] = Math.round(
      element?.getBoundingClientRect().width ?? 0,
    );
  }
  return widths;
}
