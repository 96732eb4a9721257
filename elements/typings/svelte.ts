import type { HTMLAttributes } from 'svelte/elements';
import type { TagProps } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type PropsOf<Options, Element extends EventTarget> = TagProps<Options> &
  Omit<HTMLAttributes<Element>, keyof TagProps<Options>>;

/** The types of our tags in Svelte components. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: PropsOf<ElementTypes[Tag]['options'], ElementTypes[Tag]['element']>;
};

declare module 'svelte/elements' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends the framework's map of tags
  interface SvelteHTMLElements extends BookingTags {}
}
