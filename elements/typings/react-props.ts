import type { HTMLAttributes, RefAttributes } from 'react';

/** The props of our React components besides options and events: React's own, and HTML attributes that stay unchanged. */
export type ReactProps<Element> = RefAttributes<Element> &
  Pick<HTMLAttributes<Element>, 'children' | 'id' | 'className' | 'style' | 'slot' | 'hidden'>;
