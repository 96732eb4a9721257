/** The visitor's consent, by purpose. */
export interface ConsentState {
  /** Analytics events may be sent to the receivers of the `analytics` attribute. */
  analytics: boolean;
  /** Google Maps may be loaded. */
  maps: boolean;
}

export type ConsentPurpose = keyof ConsentState;

/** What is decided; a purpose that is not is undefined. */
export type ConsentDecisions = { [Purpose in ConsentPurpose]?: boolean | undefined };
