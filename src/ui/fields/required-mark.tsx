/** The asterisk of a required field. It is placed beside the label, not inside it, because the label's text is the field's name. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  if (!required) return null;
  return (
    <span className="field-required" aria-hidden="true">
      *
    </span>
  );
}
