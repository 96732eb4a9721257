import { useLingui } from '@lingui/react/macro';
import { Fragment, useId, type Ref } from 'react';
import { Alert } from '../../feedback/alert.tsx';
import { Stack } from '../../layout/layout.tsx';
import { useUi } from '../../ui-context.ts';

/** An error, and the field that it is about. */
export interface FieldError {
  /** The id of the field, or of the group that contains it. */
  fieldId: string;
  message: string;
  /** The name of the part of the form in which the field is, if others have the same fields. */
  part?: string | undefined;
}

/** The `summary` of `useErrorSummary`. */
interface ErrorSummaryProps {
  errors: readonly FieldError[];
  ref: Ref<HTMLDivElement>;
}

/** The errors of a form, each a link that focuses its field, under the name of its part of the form. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const id = useId();
  if (errors.length === 0) return null;

  const parts = [...new Set(errors.map(({ part }) => part))];
  return (
    <Alert tone="danger" title={t`Please check the following`} ref={ref}>
      <Stack gap="tiny">
        {parts.map((part, index) => (
          <Fragment key={part ?? ''}>
            {part !== undefined && <span id={`${id}-${index}`}>{part}</span>}
            <Stack as="ul" gap="tiny" labelledBy={part === undefined ? undefined : `${id}-${index}`}>
              {errors
                .filter((error) => error.part === part)
                .map((error) => (
                  <li key={error.fieldId}>
                    <ErrorLink {...error} />
                  </li>
                ))}
            </Stack>
          </Fragment>
        ))}
      </Stack>
    </Alert>
  );
}

function ErrorLink({ fieldId, message }: FieldError) {
  const { root } = useUi();
  return (
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
  );
}

const controls = 'input, select, textarea, [tabindex]';

/** Focuses the field, or the first control in it if it is a group. A group that is still closed has only a button. */
function focusField(fieldId: string, root: ShadowRoot | Document): void {
  const field = root.getElementById(fieldId);
  const control = field?.matches(controls)
    ? field
    : (field?.querySelector<HTMLElement>(controls) ?? field?.querySelector<HTMLElement>('button'));
  control?.focus();
}
