import { useRouting } from './routing-context.ts';

/** Navigates on behalf of the visitor, who continues in this element. */
export function useNavigation() {
  const { location, host } = useRouting();
  const navigate = (route: string, options: { replace: boolean }) => {
    location.setActiveHost(host);
    location.navigate(route, { ...options, source: 'user' });
  };
  return {
    goTo: (route: string) => navigate(route, { replace: false }),
    replaceWith: (route: string) => navigate(route, { replace: true }),
    /** Goes back one step, or to the fallback if there is no earlier route of the storefront. */
    goBack: (fallback: string) => {
      location.setActiveHost(host);
      location.back(fallback);
    },
  };
}
