import type { ReactNode } from 'react';
import { Card } from '../../ui/content/cards/card.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './line-card.css?inline';
import narrowCss from './line-card-narrow.css?inline';

interface LineCardProps {
  /** A `LinePicture`. */
  picture: ReactNode;
  /** A `CardTitle`, or the route of a transfer. */
  title: ReactNode;
  /** What the service is: a `DefinitionList`, or notes. */
  facts: ReactNode;
  /** When it takes place. */
  children?: ReactNode;
  /** A `LinePrice`. */
  price?: ReactNode;
  /** Opens and closes the details. */
  toggle?: ReactNode;
  buttons?: ReactNode;
  details?: ReactNode;
}

/** What is said about a line in a few words. */
export function LineNote({ children }: { children: ReactNode }) {
  useStyles(css);
  return <p className="line-note">{children}</p>;
}

/** A line of the cart: its picture, what it is, its price and its times, then its actions. */
export function LineCard(props: LineCardProps) {
  const { picture, title, facts, children, price, toggle, buttons, details } = props;
  useStyles(css);
  useStyles(narrowCss);
  return (
    <Card>
      <div className="line" data-form={formOf(props)}>
        {picture}
        <div className="line-title">{title}</div>
        <div className="line-facts">{facts}</div>
        {children && <div className="line-body">{children}</div>}
        {price}
        {(toggle || buttons) && (
          <div className="line-actions">
            {toggle && <span className="line-toggle">{toggle}</span>}
            {buttons && <span className="line-buttons">{buttons}</span>}
          </div>
        )}
        {details && <div className="line-details">{details}</div>}
      </div>
    </Card>
  );
}

/** The layout of a card: with a row for its toggle, or without rows for times or buttons that it does not have. */
function formOf({ children, toggle, buttons }: LineCardProps): 'foldable' | 'brief' | 'added' | undefined {
  if (toggle) return 'foldable';
  if (!children) return 'brief';
  return buttons ? undefined : 'added';
}
