import { diagnose, diagnoseSnippet } from './doctor.ts';
import { openDoctor } from './open-doctor.ts';

/* `doctor.js`, which elements import on demand, and which a page can include by itself if `booking.js` does not run there. */

export { diagnose, diagnoseSnippet, openDoctor };

const ownTag = [...document.querySelectorAll('script')].some(({ src }) => /\/doctor\.js([?#]|$)/.test(src));
if (ownTag) void openDoctor();
