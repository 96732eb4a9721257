import { languages } from '../../src/schema/language.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';
import { words } from './support/words.ts';

const widths = [
  ...Array.from({ length: 50 }, (_, index) => 320 + 20 * index),
  ...Array.from({ length: 11 }, (_, index) => 1090 + index),
].sort((one, other) => one - other);

const trips = {
  'from an airport': 'mode="A2H" airport="CUN" to="quinta-luna"',
  'from door to door': 'mode="P2P" from="arrecife-grand" to="quinta-luna"',
};

for (const [name, attributes] of Object.entries(trips))
  for (const layout of ['auto', 'row'])
    for (const language of languages)
      test(
        `the form ${name}, ${layout}, ${language}: in no width is a control covered, cut or alone beside the others`,
        { tag: '@long' },
        async ({ page }) => {
          const say = words[language];
          await page.setViewportSize({ width: 1400, height: 900 });
          await openMade(page, {
            head: '<style>body { margin: 0 }</style>',
            body: `<div id="box"><transfers-box api-base="${apiBase}" lang="${language}" layout="${layout}" ${attributes}></transfers-box></div>`,
          });
          await expect(page.getByRole('combobox', { name: say.destination })).toHaveValue(
            'Quinta Luna Hotel',
          );
          for (const wantsReturn of [false, true]) {
            const returnTrip = page.getByRole('switch');
            await returnTrip.setChecked(wantsReturn);
            for (const width of widths)
              expect.soft(await faultsAt(page, width), `${width} px, return: ${wantsReturn}`).toEqual([]);
          }
        },
      );

/** What is wrong with the form in a container of that width. */
function faultsAt(page: Page, width: number): Promise<string[]> {
  return page.locator('transfers-box').evaluate(
    async (host, { width, fitsFrom, rowsFrom }) => {
      const container = host.parentElement;
      if (!container || !host.shadowRoot) throw new Error('The form is not there');
      container.style.width = `${width}px`;
      await new Promise(requestAnimationFrame);
      const faults: string[] = [];
      const nameOf = (control: Element) =>
        control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
      const controls = [
        ...host.shadowRoot.querySelectorAll('input:not([type=radio]), select, button, legend + *'),
      ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
      const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));

      for (const { control, box } of boxes) {
        for (const { control: other, box: otherBox } of boxes) {
          if (other === control) break;
          const overlap = {
            x: Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left),
            y: Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top),
          };
          if (overlap.x > 1 && overlap.y > 1 && !other.contains(control))
            faults.push(`${nameOf(control)} is on ${nameOf(other)}`);
        }
        const middle = host.shadowRoot.elementFromPoint(
          (box.left + box.right) / 2,
          (box.top + box.bottom) / 2,
        );
        if (!control.contains(middle)) faults.push(`${nameOf(control)} is covered`);
      }

      const pen = document.createElement('canvas').getContext('2d');
      for (const control of controls) {
        if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
        const style = getComputedStyle(control);
        const text =
          control instanceof HTMLSelectElement
            ? (control.selectedOptions[0]?.text ?? '')
            : control.value || control.placeholder;
        if (pen) pen.font = style.font;
        const room =
          control.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
        const isSwitch = control.type === 'checkbox';
        if (!isSwitch && width >= fitsFrom && (pen?.measureText(text).width ?? 0) > room)
          faults.push(`“${text}” is cut`);
      }

      const search = boxes.find(({ control }) => control.getAttribute('type') === 'submit');
      const isBesideSearch = ({ control, box }: (typeof boxes)[number]) =>
        control !== search?.control && search && Math.abs(box.bottom - search.box.bottom) < 5;
      if (width >= rowsFrom && !boxes.some(isBesideSearch)) faults.push('Search is alone in its row');
      if (container.scrollWidth > width) faults.push(`scrolls sideways, to ${container.scrollWidth} px`);
      return faults;
    },
    { width, fitsFrom: 700, rowsFrom: 600 },
  );
}
