'use client';

import { useState } from 'react';
import { BookingEngine } from 'booking-elements/react';

/** With a handler, so it is a client component: servers cannot pass functions to browsers. */
export function Storefront() {
  const [screen, setScreen] = useState('home');
  return (
    <>
      <p>Screen: {screen}</p>
      <BookingEngine
        id="storefront"
        apiBase={process.env.NEXT_PUBLIC_API_BASE}
        onBookingRouteChange={({ detail }) => setScreen(detail.name)}
      >
        <a href="https://book.example.com/">Book online</a>
      </BookingEngine>
    </>
  );
}
