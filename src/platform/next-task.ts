/** Resolves in a later task: what has just been drawn is on the screen then, and stores have told their views. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
