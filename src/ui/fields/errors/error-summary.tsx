import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, Ref } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { Stack } from '../../layout/layout.tsx';
import { useUi } from '../../ui-context.ts';

export interface FieldError {
  /** The id of the field, or of the group that contains it. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  ref: Ref<HTMLDivElement>;
}

/** Everything that must be corrected in a form, with a link to each field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { root } = useUi();
  if (errors.length === 0) return null;

  function focusField(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    const place = root.getElementById(fieldId);
    const fields = [...root.querySelectorAll<HTMLElement>('input, select, [tabindex]')];
    fields.find((field) => place?.contains(field))?.focus();
  }

  return (
    <Alert tone="danger" title={t`Please check the following`} ref={ref}>
      <Stack as="ul" gap="tiny">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className="link-button"
              data-tone="danger"
              href={`#${fieldId}`}
              target="_self"
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
