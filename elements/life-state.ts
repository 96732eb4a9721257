/** Of these exactly one holds once an element is connected. */
export type LifeState = 'loading' | 'ready' | 'error';
