import { useElement } from './element.ts';
import { useStorefront } from './storefront.ts';

/** Ways to other screens, as the visitor's own doing. */
export function useNavigation() {
  const { location } = useStorefront();
  const { host } = useElement();
  const go = (path: string, replace: boolean) => {
    location.visit(host);
    location.navigate(path, { replace, source: 'user' });
  };
  return {
    goTo: (path: string) => go(path, false),
    replaceWith: (path: string) => go(path, true),
    goBack: (fallback: string) => {
      location.visit(host);
      location.back(fallback);
    },
  };
}
