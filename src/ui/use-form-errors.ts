import { useId, useRef } from 'react';

/** What is missing in a form, said beside each field and in a summary that leads there. */
export function useFormErrors<Field extends string>(
  missing: readonly Field[],
  texts: Readonly<Record<Field, string>>,
) {
  const formId = useId();
  const { ref, focus } = useErrorSummary();
  const fieldId = (field: Field) => `${formId}-${field}`;
  return {
    field: (field: Field) => ({
      id: fieldId(field),
      error: missing.includes(field) ? texts[field] : undefined,
    }),
    summary: { ref, errors: missing.map((field) => ({ fieldId: fieldId(field), message: texts[field] })) },
    focusSummary: focus,
  };
}

/** The summary takes the focus as soon as it is on screen. */
export function useErrorSummary() {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, focus: () => requestAnimationFrame(() => ref.current?.focus()) };
}
