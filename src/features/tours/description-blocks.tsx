import { useLingui } from '@lingui/react/macro';
import { descriptionBlocks, plainText, type DescriptionBlock } from '../../domain/tours.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { Tour } from '../../schema/tour.ts';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';

/** The provider's description of a tour, block by block; empty blocks are omitted. */
export function DescriptionBlocks({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const headings: Record<DescriptionBlock, string> = {
    description: t`Description`,
    itinerary: t`Itinerary`,
    included: t`What's included`,
    not_included: t`What's not included`,
    what_to_bring: t`What to bring`,
    additional_notes: t`Additional information`,
  };
  return descriptionBlocks.map((block) => {
    const html = tour.descriptions?.[block];
    if (!html || plainText(html) === '') return null;
    return (
      <Stack key={block} as="section" gap="small">
        <SectionHeading>{headings[block]}</SectionHeading>
        <RichText html={html} />
      </Stack>
    );
  });
}
