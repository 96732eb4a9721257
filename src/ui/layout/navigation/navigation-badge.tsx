import { useStyles } from '../../ui-context.ts';
import css from './navigation.css?inline';

/** A count in the corner of a tool. Screen readers skip it, because the tool's label contains the count as well. */
export function NavigationBadge({ count }: { count: number }) {
  useStyles(css);
  return <span className="navigation-badge" data-count={count} />;
}
