import { watchLinks } from './watch-links.ts';

// The chunk that `booking.js` loads. It runs by itself, which takes fewer bytes there than a call.
watchLinks();
