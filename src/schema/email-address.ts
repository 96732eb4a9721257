import * as v from 'valibot';

/** What `<input type="email">` accepts, and in addition a dot in the domain, as every mail server on the internet has. */
const EmailSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.*\./));

export function isEmail(text: string): boolean {
  return v.is(EmailSchema, text);
}
