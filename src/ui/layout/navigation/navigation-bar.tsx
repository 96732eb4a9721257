import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import css from './navigation.css?inline';
import screenCss from '../screen.css?inline';
import { useStyles } from '../../ui-context.ts';

interface NavigationBarProps {
  label: string;
  /** The company's logo or name, at the start. */
  brand: ReactNode;
  /** `NavigationLink`s: beside the brand, or behind a menu button if there is no room. */
  links: ReactNode;
  /** The tools at the end. */
  children: ReactNode;
}

export function NavigationBar({ label, brand, links, children }: NavigationBarProps) {
  // Adopted before the sheet of any screen, which may override it.
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

/** A count at the corner of a tool; the tool's label says it as well. */
export function NavigationBadge({ count }: { count: number }) {
  return <span className="navigation-badge" data-count={count} />;
}
