import { createContext } from 'react';

/** The route of a screen that is drawn before the visitor opens it; undefined for the screen that is shown. */
export const RouteAhead = createContext<{ path: string; search: string } | undefined>(undefined);
