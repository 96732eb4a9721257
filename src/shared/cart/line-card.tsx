import type { ReactNode } from 'react';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './line-card.css?inline';

interface LineCardProps {
  /** A `LinePicture`. */
  picture: ReactNode;
  /** What the service is: its title and `LineFacts`. */
  head: ReactNode;
  /** When it takes place. */
  children?: ReactNode;
  /** A `LinePrice`. */
  price?: ReactNode;
  /** Opens and closes the details. */
  toggle?: ReactNode;
  buttons?: ReactNode;
  details?: ReactNode;
}

/** A line of the cart: its picture, what it is, its price and its times, then its actions. */
export function LineCard({ picture, head, children, price, toggle, buttons, details }: LineCardProps) {
  useStyles(css);
  return (
    <Card padded>
      <div className="line">
        {picture}
        <div className="line-head">{head}</div>
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

/** Short facts in one line, with dots between them: the `DefinitionRow`s of a list, whose labels are only announced. */
export function LineFacts({ children }: { children: ReactNode }) {
  return (
    <div className="line-facts">
      <DefinitionList>{children}</DefinitionList>
    </div>
  );
}
