import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { Stack } from '../../layout/layout.tsx';
import { useUi } from '../../ui-context.ts';

/** An error, and the field that it is about. */
export interface FieldError {
  /** The id of the field, or of the group that contains it. */
  fieldId: string;
  message: string;
}

/** The `summary` of `useErrorSummary`. */
interface ErrorSummaryProps {
  errors: readonly FieldError[];
  ref: Ref<HTMLDivElement>;
}

/** The errors of a form, each a link that focuses its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { root } = useUi();
  if (errors.length === 0) return null;

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
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId, root);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

const controls = 'input, select, textarea, [tabindex]';

/** Focuses the field, or the first control in it if it is a group. */
function focusField(fieldId: string, root: ShadowRoot | Document): void {
  const field = root.getElementById(fieldId);
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
