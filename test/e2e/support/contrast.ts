import type { Page } from './test.ts';

/** WCAG's contrast of two colours, whatever form they are in. */
export function contrast(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    (colors) => {
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
        '2d',
      );
      const [light = 0, dark = 0] = colors
        .map((color) => {
          if (!context) throw new Error('no canvas');
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
            byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        })
        .sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    },
    [one, other],
  );
}
