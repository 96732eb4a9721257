import { useLingui } from '@lingui/react/macro';
import { RichText } from '../../../shared/formats/rich-text.tsx';
import type { Policy } from '../../../schema/cart-summary.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** All policies that apply to the order, each below its own heading if it has a title. */
export function PoliciesDialog({ policies, onClose }: { policies: readonly Policy[]; onClose: () => void }) {
  const { t } = useLingui();
  const titleOf = usePolicyTitle();
  return (
    <Dialog open onClose={onClose} size="large" heading={t`Terms, conditions and policies`}>
      <Stack gap="large">
        {policies.map((policy, index) => {
          const title = titleOf(policy);
          return (
            // The index is the key, because two policies may have the same kind and title.
            <section key={index}>
              {title !== undefined && (
                <SectionHeading level={3}>
                  <bdi>{title}</bdi>
                </SectionHeading>
              )}
              <RichText html={policy.content} />
            </section>
          );
        })}
      </Stack>
    </Dialog>
  );
}

/** Returns a function that names a policy: by the provider's title, or by its kind, if that is known. */
function usePolicyTitle(): (policy: Policy) => string | undefined {
  const { t } = useLingui();
  const kinds = new Map([
    ['generaltransfers', t`General transfer policies`],
    ['generaltours', t`General tour policies`],
    ['general', t`General policies`],
    ['tour', t`Tour policies`],
    ['transfer', t`Transfer policies`],
  ]);
  // Only the letters of a key count, so that `general_tours` equals `generalTours`.
  return ({ key, title }) => title || kinds.get(key.toLowerCase().replace(/[^a-z]/g, ''));
}
