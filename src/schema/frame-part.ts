import * as v from 'valibot';

/** A length or a distance in a message. */
export const PixelsSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A part of the frame, in CSS pixels from the top of its window. */
export interface FramePart {
  top: number;
  bottom: number;
}

/** A part must not end above its beginning. */
export const isInOrder = <Part extends FramePart>() => v.check(({ top, bottom }: Part) => top <= bottom);
