import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Screen } from '../../../../src/shared/screen/screen.tsx';
import { ViewportContext } from '../../../../src/shared/screen/viewport-context.ts';
import { useStorefront } from '../../../../src/shared/storefront/storefront-context.ts';
import { renderFeature } from '../../features/render-feature.tsx';

function Viewport() {
  const viewport = useRef<HTMLDivElement>(null);
  const { location } = useStorefront();
  const [heading, setHeading] = useState('First');
  const openNext = () => {
    location.navigate('/transfers', { source: 'user' });
    setHeading('Next');
  };
  return (
    <div ref={viewport} data-testid="viewport">
      <ViewportContext value={viewport}>
        <button onClick={openNext}>Open</button>
        <Screen key={heading} heading={heading}>
          {null}
        </Screen>
      </ViewportContext>
    </div>
  );
}

test('in a viewport of their own, screens scroll within it when the visitor navigates', async () => {
  const { visitor } = renderFeature(<Viewport />);
  const scrollTo = vi.spyOn(screen.getByTestId('viewport'), 'scrollTo');
  expect(document.activeElement).toBe(document.body);
  await visitor.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
