import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/feedback/dialog.tsx';
import { SkeletonRegion } from '../../../src/ui/feedback/skeleton.tsx';
import { ToastProvider, useToast } from '../../../src/ui/feedback/toast.tsx';
import { renderKit } from './render-kit.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a dialog is named by its heading and closed by its button', async () => {
  function Deleting() {
    const [open, setOpen] = useState(true);
    return <Dialog open={open} onClose={() => setOpen(false)} heading="Are you sure?" />;
  }
  const visitor = renderKit(<Deleting />);
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeTruthy();
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a toast disappears after two seconds', async () => {
  function Adding() {
    const showToast = useToast();
    return <button onClick={() => showToast({ message: 'Added' })}>Add</button>;
  }
  const visitor = renderKit(
    <ToastProvider>
      <Adding />
    </ToastProvider>,
  );
  await visitor.click(screen.getByRole('button'));
  expect(screen.getByText('Added')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText('Added')).toBeNull();
});

test('a long wait is announced after four seconds', () => {
  renderKit(<SkeletonRegion>…</SkeletonRegion>);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByRole('status').textContent).toBe('Still loading');
});
