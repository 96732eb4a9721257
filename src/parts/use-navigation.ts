import { useStorefront } from './storefront.ts';

/** Ways to other screens, as the visitor's own doing. */
export function useNavigation() {
  const { location } = useStorefront();
  return {
    goTo: (path: string) => location.navigate(path, { source: 'user' }),
    replaceWith: (path: string) => location.navigate(path, { replace: true, source: 'user' }),
    goBack: (fallback: string) => location.back(fallback),
  };
}
