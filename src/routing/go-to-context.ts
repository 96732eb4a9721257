import { createContext, use } from 'react';
import { useNavigation } from './use-navigation.ts';

/** Replaces navigation in widgets, which hand their visitors off. */
export const GoToContext = createContext<((route: string) => void) | undefined>(undefined);

/** Returns a function that takes the visitor to a route: in this element or, from a widget, by a hand-off. */
export function useGoTo(): (route: string) => void {
  const { goTo } = useNavigation();
  return use(GoToContext) ?? goTo;
}
