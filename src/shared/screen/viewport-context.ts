import { createContext, type RefObject } from 'react';

/** The element within which the screens scroll; undefined if they scroll with the page. */
export const ViewportContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
