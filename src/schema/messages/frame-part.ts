import * as v from 'valibot';

/** A horizontal strip of the frame, in CSS pixels from the top of its window. */
export interface FramePart {
  top: number;
  bottom: number;
}

/** A length or a distance in CSS pixels. */
export const PixelsSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

export const framePartEntries = { top: PixelsSchema, bottom: PixelsSchema };

/** Rejects a part whose bottom edge is above its top edge. */
export const checkEdgeOrder = <Part extends FramePart>() => v.check(({ top, bottom }: Part) => top <= bottom);
