import { CardGrid } from './card-grid.tsx';
import css from './skeleton-card.css?inline';
import { useStyles } from '../../ui-context.ts';

interface SkeletonCardProps {
  /** The content of the card: a picture above a title and a price, labelled fields, rows of facts, or an icon with a title. */
  content: 'picture' | 'fields' | 'facts' | 'service';
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

/** The most skeletons that a grid shows, however many cards are expected: they fill a screen. */
export const MAX_SKELETON_CARDS = 6;

interface SkeletonGridProps {
  /** How many cards are expected. */
  cards?: number | undefined;
  /** The height of each card, in px, unless `--skeleton-height` is set; by default about that of a tour's card. */
  height?: number;
}

/** Skeletons of cards with pictures, in the grid of those cards. */
export function SkeletonGrid({ cards = 3, height = 352 }: SkeletonGridProps) {
  return (
    <CardGrid>
      {Array.from({ length: Math.min(cards, MAX_SKELETON_CARDS) }, (_, card) => (
        <SkeletonCard key={card} content="picture" height={`var(--skeleton-height, ${height}px)`} />
      ))}
    </CardGrid>
  );
}
