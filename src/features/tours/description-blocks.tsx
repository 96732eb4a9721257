import { useLingui } from '@lingui/react/macro';
import { plainText } from '../../lib/plain-text.ts';
import type { Tour } from '../../schema/tour.ts';
import { RichText } from '../../shared/formats/rich-text.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** The provider's description of a tour, block by block; empty blocks are omitted. */
export function DescriptionBlocks({ tour: { descriptions } }: { tour: Tour }) {
  const { t } = useLingui();
  const blocks: { heading: string; html: string | undefined; marks?: 'check' | 'cross' }[] = [
    { heading: t`Description`, html: descriptions?.description },
    { heading: t`Itinerary`, html: descriptions?.itinerary },
    { heading: t`What's included`, html: descriptions?.included, marks: 'check' },
    { heading: t`What's not included`, html: descriptions?.not_included, marks: 'cross' },
    { heading: t`What to bring`, html: descriptions?.what_to_bring },
    { heading: t`Additional information`, html: descriptions?.additional_notes },
  ];
  return blocks.map(({ heading, html, marks }) => {
    if (!html || plainText(html) === '') return null;
    return (
      <Stack key={heading} as="section" gap="small">
        <SectionHeading>{heading}</SectionHeading>
        <RichText html={html} marks={marks} />
      </Stack>
    );
  });
}
