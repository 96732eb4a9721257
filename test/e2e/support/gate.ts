export interface Gate {
  /** Settles once the gate is open, at once where it is open already. */
  passed: Promise<void>;
  open: () => void;
}

/** Holds something up until the test opens it, whichever of the two comes first. */
export function closedGate(): Gate {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
