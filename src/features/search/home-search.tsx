import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { SearchForm } from './search-form.tsx';

/** The search form on the home screen. */
export function HomeSearch() {
  const { goTo } = useNavigation();
  return <SearchForm layout="auto" onSearch={(trip) => goTo(paths.prices(trip))} />;
}
