import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import css from './navigation.css?inline';
import screenCss from '../screen.css?inline';
import { useStyles } from '../../ui-context.ts';

interface NavigationBarProps {
  /** The accessible name. */
  label: string;
  /** The company's logo or name. */
  brand: ReactNode;
  /** The `NavigationLink`s, behind a menu button if there is no room. */
  links: ReactNode;
  /** Tools at the end, such as the cart. */
  children: ReactNode;
}

/** The bar above all screens: brand, links, tools. */
export function NavigationBar({ label, brand, links, children }: NavigationBarProps) {
  // Before the sheets of screens, which may override it.
  useStyles(screenCss);
  useStyles(css);
  const { t } = useLingui();
  const linksId = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav className="navigation-bar" part="navigation" aria-label={label}>
      <div className="navigation-brand">{brand}</div>
      <div
        id={linksId}
        className="navigation-links"
        data-open={open ? '' : undefined}
        onClick={() => setOpen(false)}
      >
        {links}
      </div>
      <div className="navigation-tools">
        {children}
        <span className="navigation-menu">
          <IconButton
            label={t`Menu`}
            aria-expanded={open}
            aria-controls={linksId}
            onClick={() => setOpen(!open)}
          >
            <Menu size={22} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </nav>
  );
}

interface NavigationLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

export function NavigationLink(props: NavigationLinkProps) {
  return <a {...props} className="navigation-link" target="_self" />;
}

/** A count in the corner of a tool, for the eyes only: the tool's label contains it too. */
export function NavigationBadge({ count }: { count: number }) {
  return <span className="navigation-badge" data-count={count} />;
}
