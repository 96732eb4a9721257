import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useContainerQuery } from '../../../../src/features/tours/use-container-query.ts';
import { ViewportContext } from '../../../../src/shared/screen/viewport-context.ts';
import { renderFeature } from '../render-feature.tsx';

/** A box on the page that is as wide as its content and its padding. */
function boxOf(contentWidth: number, padding: number): HTMLElement {
  const box = document.createElement('div');
  box.style.padding = `${padding}px`;
  Object.defineProperty(box, 'clientWidth', { value: contentWidth + 2 * padding });
  return box;
}

function Width() {
  return <output>{useContainerQuery((width) => width)}</output>;
}

test.each([
  ['of the content of an element on the page', undefined, '300'],
  ['of the content of an overlay, however wide its element is', boxOf(1000, 20), '1000'],
])('is asked about the width %s', (_, overlay, width) => {
  const host = boxOf(300, 10);
  document.body.append(host, ...(overlay ? [overlay] : []));
  const viewport = overlay && { current: overlay };
  renderFeature(
    <ViewportContext value={viewport}>
      <Width />
    </ViewportContext>,
    { element: { host } },
  );
  expect(screen.getByText(/\d/).textContent).toBe(width);
  host.remove();
  overlay?.remove();
});
