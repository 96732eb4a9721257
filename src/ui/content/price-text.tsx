import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './price-text.css?inline';
import { useStyles } from '../ui-context.ts';

interface PriceTextProps {
  /** The formatted amount, which never wraps, or a skeleton until it is known. */
  amount: ReactNode;
  /** The amount before a discount, struck through. */
  original?: string | undefined;
  /** Text before the amount: "From". */
  before?: ReactNode;
  /** Text after the amount: "per vehicle". */
  after?: ReactNode;
  size?: 'medium' | 'large';
}

/** A price, with the words around it and the amount before a discount struck through. */
export function PriceText({ amount, original, before, after, size = 'medium' }: PriceTextProps) {
  useStyles(css);
  return (
    <span className="price" part="price" data-size={size}>
      {before && <span className="price-note">{before} </span>}
      {original !== undefined && (
        <span className="price-original" part="discount">
          <span className="hidden">
            <Trans>Before:</Trans>{' '}
          </span>
          <s>{original}</s>{' '}
        </span>
      )}
      <span className="price-amount">{amount}</span>
      {after && <span className="price-note"> {after}</span>}
    </span>
  );
}
