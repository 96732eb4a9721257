import type { MouseEvent, ReactNode } from 'react';
import css from './card.css?inline';
import { useStyles } from '../../ui-context.ts';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section';
  /** Pads the children. Without it, pictures reach the edges, and `CardBody` pads the text. */
  padded?: boolean;
  /** Emphasizes the frame, because what the card offers is selected. */
  chosen?: boolean;
  /** Greys the card out, because what it shows does not apply at the moment. */
  faded?: boolean;
  /** The id of the element that names the card. */
  labelledBy?: string;
}

/** A framed box about one thing, such as a tour or a line of the cart. */
export function Card({ children, as: Tag = 'div', padded, chosen, faded, labelledBy }: CardProps) {
  useStyles(css);
  return (
    <Tag
      className="card"
      part="card"
      aria-labelledby={labelledBy}
      data-padded={padded ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-faded={faded ? '' : undefined}
    >
      {children}
    </Tag>
  );
}

/** The padded content of a card below its picture. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className="card-body">{children}</div>;
}

/** The last row of a card, at its bottom edge: price and button. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className="card-footer">{children}</div>;
}

interface CardTitleProps {
  children: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string;
  /** Makes the whole card clickable. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The heading of a card, which can be a link. */
export function CardTitle({ children, level = 3, id, href, onClick }: CardTitleProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className="card-title" part="card-title" id={id}>
      {href === undefined ? (
        <bdi>{children}</bdi>
      ) : (
        <a className="card-link" href={href} target="_self" onClick={onClick}>
          <bdi>{children}</bdi>
        </a>
      )}
    </Tag>
  );
}
