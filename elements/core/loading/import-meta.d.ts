interface ImportMetaEnv {
  /** The URLs of each view's chunks, by the tag of its element; only in `booking.js`. */
  readonly FILES_BY_VIEW?: Partial<Record<string, readonly string[]>>;
}
