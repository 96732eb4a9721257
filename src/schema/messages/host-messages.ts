import * as v from 'valibot';
import { object } from '../object.ts';
import { checkEdgeOrder, framePartEntries } from './frame-part.ts';
import { MessageTextSchema } from './message-text.ts';

/** Written out, like all types in the published typings, so that these depend on no library. */
export type FrameTheme = {
  colorScheme?: string | undefined;
  primaryColor?: string | undefined;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  fontFamily?: string | undefined;
  radius?: string | undefined;
  density?: string | undefined;
};

/** An invalid option is ignored, so that the rest of its message still applies. */
const OptionSchema = v.fallback(v.optional(MessageTextSchema), undefined);

const ThemeSchema: v.GenericSchema<unknown, FrameTheme> = object({
  colorScheme: OptionSchema,
  primaryColor: OptionSchema,
  backgroundColor: OptionSchema,
  textColor: OptionSchema,
  fontFamily: OptionSchema,
  radius: OptionSchema,
  density: OptionSchema,
});

const LocaleSchema = object({ lang: OptionSchema, currency: OptionSchema });

const GrantedSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['granted', 'denied'])]),
  v.transform((answer) => answer === true || answer === 'granted'),
);

/** Hosts send `{analytics: …, maps: …}`, where one may be missing, or the value of `analytics` alone. */
const ConsentSchema = v.union([
  object({ analytics: v.optional(GrantedSchema), maps: v.optional(GrantedSchema) }),
  v.pipe(
    GrantedSchema,
    v.transform((analytics) => ({ analytics })),
  ),
]);

/** What a host sends to the framed page, by the type of the message. */
export const hostMessages = {
  /** The reply to `hello`. It transfers the port that both sides use from then on. */
  init: object({
    route: OptionSchema,
    ...LocaleSchema.entries,
    colorScheme: OptionSchema,
    primaryColor: OptionSchema,
    consent: v.fallback(v.optional(ConsentSchema), undefined),
    analyticsClientId: OptionSchema,
    /** The visitor's last route, stored by the host, because browsers may deny storage to a framed page. */
    lastRoute: OptionSchema,
    /** Whether the host handles `navigate` messages; otherwise the framed page redirects the tab itself. */
    navigates: v.fallback(v.optional(v.boolean()), undefined),
  }),
  'set-route': object({ path: MessageTextSchema }),
  'set-locale': LocaleSchema,
  'set-theme': ThemeSchema,
  consent: ConsentSchema,
  /** The part of the frame that the visitor can see; 0 to 0 while none of it is in view. */
  visible: v.pipe(object(framePartEntries), checkEdgeOrder()),
};
