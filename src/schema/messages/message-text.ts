import * as v from 'valibot';

/** Replaces lone surrogates, which a message may contain but a URL cannot. */
export const MessageTextSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed()),
);
