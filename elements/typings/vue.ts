import type { HTMLAttributes } from 'vue';
import type { ElementProps } from './element-props.ts';
import type { ElementTypes } from './element-types.ts';

type ComponentOf<Tag extends keyof ElementTypes> = new () => ElementTypes[Tag]['element'] & {
  $props: ElementProps<ElementTypes[Tag]['options']> & HTMLAttributes;
};

/** The types of our tags in Vue templates, by tag and as Vue's tools spell components: `BookingEngine`. */
export type BookingComponents = { [Tag in keyof ElementTypes]: ComponentOf<Tag> } & {
  [Tag in keyof ElementTypes as ElementTypes[Tag]['name']]: ComponentOf<Tag>;
};

declare module 'vue' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends the framework's map of components
  interface GlobalComponents extends BookingComponents {}
}
