import * as v from 'valibot';

/** As in `<input type="email">`, but the domain must also contain a dot, as that of every mail server on the internet does. */
const EmailSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.*\./));

/** Whether a text has the form of an email address on the internet. */
export function isEmail(text: string): boolean {
  return v.is(EmailSchema, text);
}
