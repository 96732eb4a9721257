import { TransfersBox } from 'booking-elements/react';
import { Storefront } from './storefront';

export default function Page() {
  return (
    <main>
      <h1>Transfers in Cancún</h1>
      <TransfersBox apiBase={process.env.NEXT_PUBLIC_API_BASE} airport="CUN" target="storefront">
        <a href="https://book.example.com/transfers">Search transfers</a>
      </TransfersBox>
      <Storefront />
    </main>
  );
}
