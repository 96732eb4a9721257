import type { Page } from 'playwright/test';
import type { LayoutShift } from '../../../elements/vitals/vitals.ts';

type Shift = PerformanceEntry & LayoutShift;

/** Records unprompted layout shifts on every page that the tab shows from now on. */
export async function watchLayoutShifts(page: Page): Promise<string[]> {
  const shifts: string[] = [];
  await page.exposeFunction('tellLayoutShift', (shift: string) => void shifts.push(shift));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tellLayoutShift') as (shift: string) => void;
    const describe = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}.${node.className}`
        : node
          ? `text ${node.nodeValue ?? ''}`
          : 'what is gone';
    const place = (rect: DOMRectReadOnly) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join();
    const entry = ({ value, startTime, sources }: Shift) =>
      `${value.toFixed(4)} at ${startTime.toFixed(0)}: ` +
      sources
        .map(
          ({ node, previousRect: before, currentRect: after }) =>
            `${describe(node)} from ${place(before)} to ${place(after)}`,
        )
        .join('; ');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput && shift.value > 0.001) tell(entry(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
