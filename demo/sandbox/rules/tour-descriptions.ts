import type { TourTexts } from '../data/tours/sandbox-tour.ts';

/** The six blocks of a tour page as HTML; a block without content is empty or missing. */
export function descriptionsOf(words: TourTexts) {
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
