/** A connected element has exactly one of these. */
export type ElementStatus = 'loading' | 'ready' | 'error';
