import type { BookingEngine as BookingEngineElement } from 'booking-elements';
import type {} from 'booking-elements/jsx';
import { TransfersBox } from 'booking-elements/react';
import 'booking-elements/define/booking-engine';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const apiBase = new URLSearchParams(location.search).get('api') ?? '';

/** A component with props and handlers, beside the tag itself. */
function App() {
  const engine = useRef<BookingEngineElement>(null);
  const [adults, setAdults] = useState(3);
  const [ready, setReady] = useState('not yet');
  const [route, setRoute] = useState('none');
  return (
    <>
      <button onClick={() => setAdults(5)}>Five of us</button>
      <button onClick={() => engine.current?.navigate('/extras')}>Extras</button>
      <p>Ready: {ready}</p>
      <p>Route: {route}</p>
      <TransfersBox
        apiBase={apiBase}
        airport="CUN"
        adults={adults}
        onBookingReady={({ detail }) => setReady(`${detail.lang} ${detail.currency}`)}
      />
      <booking-engine
        ref={engine}
        navigation="none"
        route="/transfers"
        onbooking-route-change={({ detail }) => setRoute(detail.name)}
      />
    </>
  );
}

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
