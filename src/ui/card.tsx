import type { MouseEvent, ReactNode } from 'react';
import css from './card.css?inline';
import { useStyles } from './ui-context.ts';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section';
  /** Its children stand in padding; without it a picture can reach the edges and `CardBody` pads the words. */
  padded?: boolean;
  /** The picture stands beside the words where there is room. */
  side?: boolean;
  chosen?: boolean;
  /** Not on offer at the moment, though it stays in place. */
  faded?: boolean;
  labelledBy?: string;
}

export function Card({ children, as: Tag = 'div', padded, side, chosen, faded, labelledBy }: CardProps) {
  useStyles(css);
  return (
    <Tag
      className="card"
      part="card"
      aria-labelledby={labelledBy}
      data-padded={padded ? '' : undefined}
      data-side={side ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-faded={faded ? '' : undefined}
    >
      {children}
    </Tag>
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="card-body">{children}</div>;
}

/** The last row of a card, at its bottom whatever the height: price and button. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="card-foot">{children}</div>;
}

interface CardTitleProps {
  children: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** Makes the whole card lead there. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function CardTitle({ children, level = 3, id, href, onClick }: CardTitleProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className="card-title" part="card-title" id={id}>
      {href === undefined ? (
        children
      ) : (
        <a className="card-link" href={href} target="_self" onClick={onClick}>
          {children}
        </a>
      )}
    </Tag>
  );
}
