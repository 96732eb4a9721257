import css from './skeleton-card.css?inline';
import { useStyles } from '../../ui-context.ts';

interface SkeletonCardProps {
  /** The content of the card: labelled fields, rows of facts, those beside a code, or an icon with a title above facts. */
  content: 'fields' | 'facts' | 'code' | 'service';
  /** In px, or a CSS length. */
  height: number | string;
}

/** The outline of a card that is still loading. */
export function SkeletonCard({ content, height }: SkeletonCardProps) {
  useStyles(css);
  return (
    <span
      className="skeleton skeleton-card"
      part="skeleton"
      data-content={content}
      aria-hidden="true"
      style={{ blockSize: height }}
    />
  );
}
