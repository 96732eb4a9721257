import type { JSX } from 'solid-js';
import type { TagProps } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type PropsOf<Options, Element> = TagProps<Options> &
  Omit<JSX.HTMLAttributes<Element>, keyof TagProps<Options>>;

/** The types of our tags in Solid's JSX. */
export type BookingTags = {
  [Tag in keyof ElementTypes]: PropsOf<ElementTypes[Tag]['options'], ElementTypes[Tag]['element']>;
};

declare module 'solid-js' {
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- extends the framework's map of tags
    interface IntrinsicElements extends BookingTags {}
  }
}
