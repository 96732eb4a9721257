import { createContext, use } from 'react';
import { useNavigation } from './use-navigation.ts';

/** Another way to a screen than in place: small elements hand their visitor over to where there are screens. */
export const WayOnContext = createContext<((path: string) => void) | undefined>(undefined);

/** Leads the visitor to a path of the storefront, wherever that is shown. */
export function useWayOn(): (path: string) => void {
  const { goTo } = useNavigation();
  return use(WayOnContext) ?? goTo;
}
