export interface Gate {
  /** Settles once the gate is open, or immediately if it is open already. */
  passed: Promise<void>;
  open: () => void;
}

/** Delays something until the test opens the gate, in whichever order these happen. */
export function closedGate(): Gate {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
