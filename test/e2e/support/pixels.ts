import type { Locator, Page } from 'playwright/test';

/** A screenshot of an element's box, wherever on the page it is. */
export async function pictureOf(page: Page, element: Locator): Promise<string> {
  const clip = await element.evaluate(async (node) => {
    const within = (root: ParentNode): Element[] =>
      Array.prototype.flatMap.call(root.querySelectorAll('*'), (child: Element) => [
        child,
        ...(child.shadowRoot ? within(child.shadowRoot) : []),
      ]) as Element[];
    const inside = within(node.shadowRoot ?? node);
    for (const held of inside) {
      // Clears remembered heights from loading, which depend on how busy the machine is.
      if (held instanceof HTMLElement && held.className === 'screens') held.style.minBlockSize = '0';
    }
    for (const picture of inside) {
      if (!(picture instanceof HTMLImageElement)) continue;
      // Far down the page, a lazy picture would never load.
      picture.loading = 'eager';
      await picture.decode().catch(() => undefined);
    }
    const { left, top, width, height } = node.getBoundingClientRect();
    return {
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
  const picture = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  return picture.toString('base64');
}

export interface Difference {
  sizes: [string, string];
  /** The number of pixels without a match in the other picture, even among their neighbours. */
  pixels: number;
}

/**
 * The difference between two pictures. Antialiasing may differ by the position on the page, so a pixel only counts if
 * none of the nine pixels around its position in the other picture is about as bright in each channel.
 */
export async function difference(blank: Page, one: string, other: string): Promise<Difference> {
  if (one === other) return { sizes: ['as large', 'as large'], pixels: 0 };
  return blank.evaluate(
    async ([first, second]) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!canvas) throw new Error('No canvas');
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const alike = (a: ImageData, at: number, b: ImageData, beside: number) =>
        [0, 1, 2, 3].every((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[beside + part] ?? 0)) <= 48);
      const strangers = (a: ImageData, b: ImageData) => {
        let count = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          if (alike(a, at, b, at)) continue;
          const around = [-1, 0, 1].flatMap((row) =>
            [-1, 0, 1].map((step) => at + 4 * (row * a.width + step)),
          );
          if (!around.some((beside) => alike(a, at, b, beside))) count++;
        }
        return count;
      };
      const [a, b] = await Promise.all([decode(first), decode(second)]);
      return {
        sizes: [`${a.width} × ${a.height}`, `${b.width} × ${b.height}`] as [string, string],
        pixels: strangers(a, b) + strangers(b, a),
      };
    },
    [one, other] as const,
  );
}
