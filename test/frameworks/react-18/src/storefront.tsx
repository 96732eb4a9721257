import { useEffect, useRef, useState, type HTMLAttributes, type RefAttributes } from 'react';

type Tag = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & { 'api-base'?: string; airport?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'booking-engine': Tag;
      'transfers-box': Tag;
    }
  }
}

/** The page includes the script: <script type="module" async src="https://cdn.example.com/v1/booking.js"></script> */
export function Storefront({ apiBase }: { apiBase: string }) {
  const engine = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState('home');
  useEffect(() => {
    const element = engine.current;
    const show = (event: Event) => setScreen((event as CustomEvent<{ name: string }>).detail.name);
    element?.addEventListener('booking-route-change', show);
    return () => element?.removeEventListener('booking-route-change', show);
  }, []);
  return (
    <>
      <transfers-box api-base={apiBase} airport="CUN">
        <a href="https://book.example.com/transfers">Search transfers</a>
      </transfers-box>
      <p>Screen: {screen}</p>
      <booking-engine ref={engine} api-base={apiBase}>
        <a href="https://book.example.com/">Book online</a>
      </booking-engine>
    </>
  );
}
