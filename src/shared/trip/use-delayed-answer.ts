import { useLayoutEffect, useState } from 'react';

/** Long enough to render the cards of an answer invisibly, so that they then appear all at once. */
const RENDER_AHEAD_MS = 200;

/**
 * Returns an answer once its delay has passed, and until then the previous one. An answer that is present at the first
 * render is not delayed. `answeredAt` is the time of the answer's arrival in ms.
 */
export function useDelayedAnswer<Answer>(answer: Answer, answeredAt: number): Answer {
  const [delayedAnswer, setDelayedAnswer] = useState(answer);
  // A layout effect, because a passive one would start the timer only after the cards are painted.
  useLayoutEffect(() => {
    const remaining = answeredAt + RENDER_AHEAD_MS - Date.now();
    // The clock may have been changed in the meantime.
    const delay = Math.min(Math.max(remaining, 0), RENDER_AHEAD_MS);
    const timer = setTimeout(() => setDelayedAnswer(answer), delay);
    return () => clearTimeout(timer);
  }, [answer, answeredAt]);
  return delayedAnswer;
}
