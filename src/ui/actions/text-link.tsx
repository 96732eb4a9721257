import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { linkTarget } from './link-target.ts';

interface TextLinkProps {
  href: string;
  children: ReactNode;
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like one, for use within text. An icon announces that it opens in a new tab. */
export function TextLink({ newTab = false, children, ...attributes }: TextLinkProps) {
  const { t } = useLingui();
  return (
    <a {...attributes} {...linkTarget(newTab)} className="text-link">
      {children}
      {newTab && (
        <ExternalLink size="0.85em" role="img" aria-hidden={false} aria-label={t`(opens in a new tab)`} />
      )}
    </a>
  );
}
