import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Gallery } from '../../../../../src/features/tours/gallery/gallery.tsx';
import { tourOf } from '../../../tours/tour-samples.ts';
import { renderFeature } from '../../render-feature.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Five pictures in an element that is 500 px wide, and a function that changes its width. */
function openGallery() {
  const host = document.createElement('div');
  let width = 500;
  let onResize: () => void = () => undefined;
  Object.defineProperty(host, 'clientWidth', { get: () => width });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: (element: Element) => void;
      constructor(callback: () => void) {
        // Swiper observes elements of its own.
        this.observe = (element) => {
          if (element === host) onResize = callback;
        };
      }
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const gallery = Array.from({ length: 5 }, (_, index) => `https://example.com/${index + 1}.jpg`);
  const { visitor } = renderFeature(<Gallery tour={tourOf({ gallery })} />, { element: { host } });
  return {
    visitor,
    resize: (newWidth: number) => {
      width = newWidth;
      onResize();
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const expectInView = async (pictures: string) => screen.findByText(`${pictures} / 5`);

it('keeps its place when more pictures fit', async () => {
  const { visitor, resize } = openGallery();
  await visitor.click(await button('Next picture'));
  await expectInView('2');
  resize(800);
  await expectInView('2');
  resize(1100);
  await expectInView('2');
});

it('turns with the arrow keys, unless they mean the browser’s history', async () => {
  openGallery();
  const next = await button('Next picture');
  for (const modifier of [{ altKey: true }, { metaKey: true }]) {
    const press = createEvent.keyDown(next, { key: 'ArrowRight', ...modifier });
    fireEvent(next, press);
    expect(press.defaultPrevented).toBe(false);
  }
  await expectInView('1');
  fireEvent.keyDown(next, { key: 'ArrowRight' });
  await expectInView('2');
});
