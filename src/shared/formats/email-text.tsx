/** An email address that may wrap after its @. */
export function EmailText({ children: email }: { children: string }) {
  const start = /^.*@/.exec(email)?.[0] ?? '';
  return (
    <bdi dir="ltr">
      {start}
      <wbr />
      {email.slice(start.length)}
    </bdi>
  );
}
