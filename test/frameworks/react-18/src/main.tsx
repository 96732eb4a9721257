import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Storefront } from './storefront';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <Storefront apiBase={import.meta.env.VITE_API_BASE} />
  </StrictMode>,
);
