import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import css from './navigation.css?inline';
import screenCss from '../screen.css?inline';
import { useStyles } from '../../ui-context.ts';

interface NavigationBarProps {
  /** The accessible name. */
  label: string;
  /** The company's logo or name. */
  brand: ReactNode;
  /** The `NavigationLink`s, if any, which move behind a menu button if there is no room. */
  links: ReactNode;
  /** Tools at the end, such as the cart. */
  children: ReactNode;
}

/** The bar above all screens: brand, links, tools. */
export function NavigationBar({ label, brand, links, children }: NavigationBarProps) {
  // `screen.css` styles the bar itself, because the first form draws an empty bar. Adopted before the style sheets of screens,
  // which may override it.
  useStyles(screenCss);
  useStyles(css);
  const { t } = useLingui();
  const linksId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Otherwise a dialog around the bar would close as well.
    event.preventDefault();
    setIsOpen(false);
    menuButton.current?.focus();
  };
  return (
    <nav className="navigation-bar" part="navigation" aria-label={label} onKeyDown={closeOnEscape}>
      <div className="navigation-brand">{brand}</div>
      {/* Directly before the links, so that Tab leads from the button into the menu that it opens. */}
      {links && (
        <span className="navigation-menu">
          <IconButton
            ref={menuButton}
            label={t`Menu`}
            aria-expanded={isOpen}
            aria-controls={linksId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Menu size={22} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <div
        id={linksId}
        className="navigation-links"
        data-open={isOpen ? '' : undefined}
        // Closes the menu after a choice: the clicks on the links bubble.
        onClick={() => setIsOpen(false)}
      >
        {links}
      </div>
      <div className="navigation-tools">{children}</div>
    </nav>
  );
}
