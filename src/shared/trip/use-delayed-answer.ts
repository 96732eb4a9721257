import { useLayoutEffect, useState } from 'react';

/** Results are shown a moment after they arrive, as specified; their cards are rendered meanwhile. */
const RESULTS_DELAY_MS = 200;

/**
 * An answer, once its delay has passed; until then, the previous one. An answer that is present at the first render is not
 * delayed. `answeredAt` is in ms.
 */
export function useDelayedAnswer<Answer>(answer: Answer, answeredAt: number): Answer {
  const [delayed, setDelayed] = useState(answer);
  // A layout effect, because a passive one would start the timer only after the cards are painted.
  useLayoutEffect(() => {
    const remaining = answeredAt + RESULTS_DELAY_MS - Date.now();
    // The clock may have been changed in the meantime.
    const delay = Math.min(Math.max(remaining, 0), RESULTS_DELAY_MS);
    const timer = setTimeout(() => setDelayed(answer), delay);
    return () => clearTimeout(timer);
  }, [answer, answeredAt]);
  return delayed;
}
