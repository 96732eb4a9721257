import * as v from 'valibot';

/** An address that `<input type="email">` accepts, and a mail server on the internet: with a dot in its domain. */
const EmailSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.*\./));

export function isEmail(text: string): boolean {
  return v.is(EmailSchema, text);
}
