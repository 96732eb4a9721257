import type { JSX } from 'solid-js';
import type { TagProps } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type TagOf<Options, Element> = TagProps<Options> & Omit<JSX.HTMLAttributes<Element>, keyof TagProps<Options>>;

/** The types of our tags in Solid's JSX. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: TagOf<ElementTypes[Tag]['options'], ElementTypes[Tag]['element']>;
};

declare module 'solid-js' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Solid's own map of tags is extended
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
    interface IntrinsicElements extends BookingTags {}
  }
}
