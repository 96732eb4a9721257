import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActivityQuote, TransfersBox } from '../../elements/react.ts';

// An element without a view, which nothing here needs.
customElements.define('transfers-box', class extends HTMLElement {});

it('gives the element to a ref once, and takes it away when it is removed', () => {
  const ref = vi.fn<(element: HTMLElement | null) => void>();
  const { container, rerender, unmount } = render(<TransfersBox ref={ref} adults={2} />);
  const element = container.firstElementChild;
  rerender(<TransfersBox ref={ref} adults={3} />);
  expect(element?.getAttribute('adults')).toBe('3');
  expect(ref.mock.calls).toEqual([[element]]);
  unmount();
  expect(ref.mock.calls).toEqual([[element], [null]]);
});

it('gives the element to a ref that replaces another one', () => {
  const [first, second] = [{ current: null }, { current: null }];
  const { container, rerender } = render(<TransfersBox ref={first} />);
  rerender(<TransfersBox ref={second} />);
  expect([first.current, second.current]).toEqual([null, container.firstElementChild]);
});

it('shows the fallback content on a page where the element cannot be defined', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const define = vi.spyOn(customElements, 'define').mockImplementation(() => {
    throw new Error('broken by the page');
  });
  const { container } = render(<ActivityQuote activity="taco-walk">All tours</ActivityQuote>);
  expect(container.textContent).toBe('All tours');
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toContain('[activity-quote]');
  define.mockRestore();
  error.mockRestore();
});
