import type { TourWords } from '../data/tours/sandbox-tour.ts';

/** The six blocks of a tour page as HTML; a block that says nothing is empty or missing. */
export function descriptionsOf(words: TourWords) {
  return {
    description: `<p>${words.about}</p>`,
    itinerary: words.itinerary && listOf(words.itinerary, 'ol'),
    included: listOf(words.included ?? [], 'ul'),
    not_included: words.notIncluded ? listOf(words.notIncluded, 'ul') : null,
    what_to_bring: words.bring && listOf(words.bring, 'ul'),
    additional_notes: words.notes ? `<p>${words.notes}</p>` : '',
  };
}

function listOf(items: readonly string[], tag: 'ol' | 'ul'): string {
  if (items.length === 0) return '';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}
