/** A count in the corner of a tool. Screen readers skip it, because the tool's label contains the count as well. */
export function NavigationBadge({ count }: { count: number }) {
  return <span className="navigation-badge" data-count={count} />;
}
