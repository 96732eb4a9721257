/** The width in pixels that each element takes in a box that imposes none. */
const preferredWidths = {
  'booking-engine': 1040,
  'transfers-box': 1040,
  'activities-list': 1040,
  'activity-quote': 480,
};

interface Box {
  /** `$` stands for the element, and `<x style>` for the element with a style of its own. */
  markup: string;
  /** Whether the box imposes its width, which the element then fills. */
  imposesWidth?: boolean;
  /** The width in pixels that is taken by something else, such as a border. */
  takenWidth?: number;
}

/** The containers that a page may put elements in. */
const boxes: Record<string, Box> = {
  'a block': { markup: '<div>$</div>', imposesWidth: true },
  'a wrapper in a flex row': { markup: '<div style="display: flex"><div>$</div></div>' },
  'wrappers in flex rows': {
    markup: '<div style="display: flex"><div style="display: flex"><div>$</div></div></div>',
  },
  'a wrapper in a centred flex column': {
    markup: '<div style="display: flex; flex-direction: column; align-items: center"><div>$</div></div>',
  },
  'a growing wrapper': {
    markup: '<div style="display: flex"><div style="flex: 1">$</div></div>',
    imposesWidth: true,
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
    takenWidth: 100,
  },
  'a wrapper in a flex row beside a picture': {
    markup:
      '<div style="display: flex"><img style="flex: none; width: 100px; height: 10px"><div>$</div></div>',
    takenWidth: 100,
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
    // The width makes each column as wide as the section.
    markup: '<div style="overflow: clip"><div style="columns: 2; column-gap: 0; width: 200%">$</div></div>',
    imposesWidth: true,
  },
  'a fieldset': {
    markup: '<fieldset style="margin: 0; padding: 0">$</fieldset>',
    imposesWidth: true,
    takenWidth: 4,
  },
  'a centred line': { markup: '<center><span style="display: inline-block">$</span></center>' },
  'a page that unsets everything': {
    markup: '<style>.bare * { all: unset !important }</style><div class="bare">$</div>',
    imposesWidth: true,
  },
  'a wrapper where everything is contained': {
    markup:
      '<style>.sized * { container-type: inline-size }</style><div class="sized" style="float: left">$</div>',
  },
};

const tags = Object.keys(preferredWidths);

/** Every element in every box, each in a separate section with this style. */
export function elementsInBoxes(sectionStyle: string, apiBase: string): string {
  const sections = tags.flatMap((tag) =>
    Object.entries(boxes).map(([box, { markup }]) => {
      const element = (style = '') => `<${tag} api-base="${apiBase}"${style}></${tag}>`;
      const content = markup
        .replace('$', element())
        .replace(/<x(.*?)>/, (_, style: string) => element(style));
      return `<section aria-label="${tag} in ${box}" style="${sectionStyle}">${content}</section>`;
    }),
  );
  return `<style>body { margin: 0 } section { display: flow-root; position: relative; min-height: 10px }</style>${sections.join('')}`;
}

/** The expected widths in sections that are `room` pixels wide. */
export function widthsInBoxes(room: number): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const [tag, preferred] of Object.entries(preferredWidths))
    for (const [box, { imposesWidth, takenWidth = 0 }] of Object.entries(boxes))
      widths[`${tag} in ${box}`] = Math.min(room - takenWidth, imposesWidth ? room : preferred);
  return widths;
}

/** The measured widths; runs in the page. */
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
