import { useLingui } from '@lingui/react/macro';
import { RichText } from '../../../shared/formats/rich-text.tsx';
import type { Policy } from '../../../schema/cart-summary.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** All policies that apply to the order, each below its own heading. */
export function PoliciesDialog({ policies, onClose }: { policies: readonly Policy[]; onClose: () => void }) {
  const { t } = useLingui();
  const titleOf = usePolicyTitle();
  return (
    <Dialog open onClose={onClose} size="large" heading={t`Terms, conditions and policies`}>
      <Stack gap="large">
        {policies.map((policy, index) => (
          // The index is the key, because two policies may have the same kind and title.
          <section key={index}>
            <SectionHeading level={3}>{titleOf(policy)}</SectionHeading>
            <RichText html={policy.content} />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Returns a function that names a policy: by the provider's title, or by its kind. */
function usePolicyTitle(): (policy: Policy) => string {
  const { t } = useLingui();
  const kinds: Partial<Record<string, string>> = {
    generaltransfers: t`General transfer policies`,
    generaltours: t`General tour policies`,
    general: t`General policies`,
    tour: t`Tour policies`,
    transfer: t`Transfer policies`,
  };
  // Only the letters of a key count, so that `general_tours` equals `generalTours`.
  return ({ key, title }) => title || (kinds[key.toLowerCase().replace(/[^a-z]/g, '')] ?? '');
}
