import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/actions/button.tsx';
import { renderKit } from '../render-kit.tsx';

test('a busy button ignores clicks and does not submit its form', async () => {
  const click = vi.fn();
  const submit = vi.fn();
  const visitor = renderKit(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Search
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await visitor.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button can be focused, shows its reason, and does nothing', async () => {
  const click = vi.fn();
  const visitor = renderKit(
    <Button disabledReason="Choose a vehicle first" onClick={click}>
      Continue
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
  await visitor.tab();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Choose a vehicle first');
  await visitor.click(button);
  expect(click).not.toHaveBeenCalled();
});

test('a clicked button that is disabled takes the focus, and hides its reason when it loses it', () => {
  renderKit(
    <>
      <Button disabledReason="Choose a vehicle first">Continue</Button>
      <Button>Back</Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Continue' });
  // As in Safari, which does not move the focus to a clicked button.
  fireEvent.click(button, { detail: 1 });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Choose a vehicle first');
  act(() => screen.getByRole('button', { name: 'Back' }).focus());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a button has its shadow parts', () => {
  renderKit(<Button variant="primary">Search</Button>);
  expect(screen.getByRole('button').getAttribute('part')).toBe('button button-primary');
});
