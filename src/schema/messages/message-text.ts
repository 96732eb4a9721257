import * as v from 'valibot';
import { wellFormed } from '../../lib/well-formed.ts';

/** Replaces lone surrogates, which a message may contain but a URL cannot. */
export const MessageTextSchema = v.pipe(v.string(), v.transform(wellFormed));
