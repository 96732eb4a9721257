import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Policy } from '../../../schema/cart-summary.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CheckboxField } from '../../../ui/fields/choice/checkbox-field.tsx';
import { PoliciesDialog } from './policies-dialog.tsx';

interface TermsCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
  policies: readonly Policy[];
}

/** A checkbox to accept the terms, and a link to the policies of the order, if it has any. */
export function TermsCheckbox({ checked, onChange, error, policies }: TermsCheckboxProps) {
  const { t } = useLingui();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <CheckboxField
        id="terms"
        label={t`I accept the terms, conditions and policies`}
        after={
          policies.length > 0 && (
            <LinkButton onClick={() => setIsDialogOpen(true)}>
              <Trans>Read the policies</Trans>
            </LinkButton>
          )
        }
        required
        checked={checked}
        onChange={onChange}
        error={error}
      />
      {isDialogOpen && <PoliciesDialog policies={policies} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
