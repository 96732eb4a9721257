import type { HTMLAttributes } from 'svelte/elements';
import type { TagProps } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type TagOf<Options, Element extends EventTarget> = TagProps<Options> &
  Omit<HTMLAttributes<Element>, keyof TagProps<Options>>;

/** The types of our tags in Svelte components. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: TagOf<ElementTypes[Tag]['options'], ElementTypes[Tag]['element']>;
};

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
  interface SvelteHTMLElements extends BookingTags {}
}
