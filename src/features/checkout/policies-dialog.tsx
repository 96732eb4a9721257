import { useLingui } from '@lingui/react/macro';
import { RichText } from '../../parts/rich-text.tsx';
import type { Policy } from '../../schema/cart.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function PoliciesDialog({ policies, onClose }: { policies: readonly Policy[]; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} heading={t`Terms, conditions and policies`}>
      {policies.map((policy) => (
        <section key={policy.key}>
          <h3>{policy.title}</h3>
          <RichText html={policy.content} />
        </section>
      ))}
    </Dialog>
  );
}
