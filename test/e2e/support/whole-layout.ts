import { expect, type Page } from './test.ts';

/** What only the storefront's own texts contain in a pseudo-language, not the provider's. */
const own = /[א-ת]|([áéíóúý])\1/i;

/** No text of ours is cut: by an ellipsis, by a low box, or in a list or an empty field that is too narrow for it. */
export async function expectWholeTexts(page: Page, screen: string): Promise<void> {
  const cut = await page.locator('booking-engine').evaluate((engine) => {
    const found: string[] = [];
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, { font }: CSSStyleDeclaration) => {
      if (!pen) return 0;
      pen.font = font;
      return pen.measureText(text).width;
    };
    const roomIn = (field: Element, { paddingLeft, paddingRight }: CSSStyleDeclaration) =>
      field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const shownIn = (field: Element) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
      return field instanceof HTMLInputElement && field.value === '' ? field.placeholder : '';
    };
    for (const node of engine.shadowRoot?.querySelectorAll('*') ?? []) {
      const style = getComputedStyle(node);
      // Text for screen readers is clipped.
      if (!node.checkVisibility({ opacityProperty: true }) || style.clipPath !== 'none') continue;
      if (node.matches('input, select')) {
        const text = shownIn(node);
        if (widthOf(text, style) > roomIn(node, style) + 1) found.push(text);
        continue;
      }
      if (!node.textContent || !/hidden|clip/.test(style.overflow)) continue;
      const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3;
      if (isCut) found.push(node.textContent);
    }
    return found;
  });
  expect
    .soft(
      cut.filter((text) => own.test(text)),
      screen,
    )
    .toEqual([]);
}

/** No text is drawn over another one. What opens above the screen is compared with itself only. */
export async function expectNoOverlaps(page: Page, screen: string): Promise<void> {
  const overlaps = await page.locator('booking-engine').evaluate((engine) => {
    interface Line {
      text: string;
      layer: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Its lines are drawn elsewhere than the text says. */
    const isShortened = (node: Element | null): boolean =>
      node !== null &&
      (getComputedStyle(node).textOverflow === 'ellipsis' || isShortened(node.parentElement));
    const above = (node: Element | null): Element | null => {
      if (!node) return null;
      const { position, zIndex } = getComputedStyle(node);
      const isAbove = /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto');
      return isAbove || node.matches('dialog, [popover], [role=listbox]') ? node : above(node.parentElement);
    };
    /** What the boxes around it leave of a line. */
    const clipped = (line: Line, node: Element | null): Line => {
      if (!node) return line;
      const box = node.getBoundingClientRect();
      const isClipping = getComputedStyle(node).overflow !== 'visible';
      const { left, right, top, bottom } = line;
      const rest = isClipping
        ? {
            left: Math.max(left, box.left),
            right: Math.min(right, box.right),
            top: Math.max(top, box.top),
            bottom: Math.min(bottom, box.bottom),
          }
        : {};
      return clipped({ ...line, ...rest }, node.parentElement);
    };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(engine.shadowRoot ?? engine, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      if (!text.textContent?.trim() || node?.matches('option, style') || isShortened(node)) continue;
      if (!node?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const line = { text: text.textContent.slice(0, 40), layer: above(node), left, right, top, bottom };
        const seen = clipped(line, node);
        if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) lines.push(seen);
      }
    }
    // The box of a line is higher than its letters.
    const touches = (one: Line, other: Line) =>
      one.layer === other.layer &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => touches(one, other))
        .map((other) => `"${one.text}" and "${other.text}"`),
    );
  });
  expect.soft(overlaps, screen).toEqual([]);
}

/** Every box is where its mirror image would be in a language that is written from left to right. */
export async function expectMirrored(page: Page, screen: string): Promise<void> {
  const unmirrored = await page.locator('booking-engine').evaluate((engine) => {
    const root = engine.shadowRoot?.querySelector<HTMLElement>('[part=root]');
    if (!root) return ['no root'];
    const { left, right } = root.getBoundingClientRect();
    const boxes = [...root.querySelectorAll('*')].filter(
      (node) =>
        node.checkVisibility() &&
        // What stands within a text depends on its letters.
        !/^(inline|contents)$/.test(getComputedStyle(node).display) &&
        node.closest('[dir]') === root &&
        // The library's window onto the pictures, and times, which are written alike in all languages.
        // oxlint-disable-next-line syntax/no-restricted-syntax
        !node.closest('svg *, .swiper, .time-control > *'),
    );
    const placesOf = () => boxes.map((node) => node.getBoundingClientRect());
    const mirrored = placesOf();
    root.dir = 'ltr';
    const plain = placesOf();
    root.dir = 'rtl';
    return boxes
      .filter((_node, index) => {
        const [one, other] = [mirrored[index], plain[index]];
        return one && other && Math.abs(one.left - left - (right - other.right)) > 2;
      })
      .map((node) => `${node.localName}.${node.className} ${node.textContent.slice(0, 30)}`);
  });
  expect.soft(unmirrored, screen).toEqual([]);
}
