import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import css from './navigation.css?inline';
import screenCss from '../screen.css?inline';
import { useStyles } from '../../ui-context.ts';

interface NavigationBarProps {
  /** The accessible name. */
  label: string;
  /** The company's logo or name. */
  brand: ReactNode;
  /** The `NavigationLink`s, which move behind a menu button if there is no room. */
  links: ReactNode;
  /** Tools at the end, such as the cart. */
  children: ReactNode;
}

/** The bar above all screens: brand, links, tools. */
export function NavigationBar({ label, brand, links, children }: NavigationBarProps) {
  // Adopted before the style sheets of screens, which may override it.
  useStyles(screenCss);
  useStyles(css);
  const { t } = useLingui();
  const linksId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav className="navigation-bar" part="navigation" aria-label={label}>
      <div className="navigation-brand">{brand}</div>
      <div
        id={linksId}
        className="navigation-links"
        data-open={isOpen ? '' : undefined}
        onClick={() => setIsOpen(false)}
      >
        {links}
      </div>
      <div className="navigation-tools">
        {children}
        <span className="navigation-menu">
          <IconButton
            label={t`Menu`}
            aria-expanded={isOpen}
            aria-controls={linksId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Menu size={22} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </nav>
  );
}
