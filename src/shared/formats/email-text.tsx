/** An email address that may wrap after its @. */
export function EmailText({ children: email }: { children: string }) {
  const name = /^.*@/.exec(email)?.[0] ?? '';
  return (
    <>
      {name}
      <wbr />
      {email.slice(name.length)}
    </>
  );
}
