import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RedirectLink } from '../../../../src/shared/host/redirect-link.tsx';
import { useRedirect } from '../../../../src/shared/host/use-redirect.ts';
import { nastyUrls } from '../../../e2e/support/payloads.ts';
import { renderFeature } from '../../features/render-feature.tsx';

const url = new URL('https://pay.example/?q=1');

it('the host page is notified first, and told the URL', () => {
  const { received } = renderFeature(
    <RedirectLink to={url} purpose="payment">
      pay
    </RedirectLink>,
    { takesOver: ['booking-redirect'] },
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'pay' }))).toBe(false);
  const detail = { origin: 'https://pay.example', purpose: 'payment', target: 'self', url: url.href };
  expect(received).toEqual([{ name: 'booking-redirect', detail }]);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  'with %j the browser opens it, and nothing is reported',
  (click) => {
    const { received } = renderFeature(
      <RedirectLink to={url} purpose="payment">
        pay
      </RedirectLink>,
    );
    const link = screen.getByRole('link', { name: 'pay' });
    expect(link).toHaveProperty('href', url.href);
    // The document would be left otherwise.
    let isOpened = false;
    const open = (event: Event) => {
      isOpened = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', open, { once: true });
    fireEvent.click(link, click);
    expect(isOpened).toBe(true);
    expect(received).toEqual([]);
  },
);

function Redirect({ to, answer }: { to: string; answer: (went: boolean) => void }) {
  const redirect = useRedirect();
  return <button onClick={() => answer(redirect(to, 'payment'))}>go</button>;
}

it.each(nastyUrls)('%s is refused and reported, without a redirect', async (to) => {
  let went: boolean | undefined;
  const { received, visitor } = renderFeature(<Redirect to={to} answer={(result) => (went = result)} />);
  await visitor.click(screen.getByRole('button', { name: 'go' }));
  expect(went).toBe(false);
  expect(received).toEqual([
    { name: 'booking-error', detail: { code: 'blocked-url', phase: 'payment', retryable: false } },
  ]);
});
