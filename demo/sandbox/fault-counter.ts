import type { FaultRule, Spoiler } from './faults.ts';

/** The faults that apply to one request. */
interface FaultPlan {
  /** Milliseconds. */
  delay: number;
  outcome?: { status: number } | { spoil: Spoiler };
}

export interface FaultCounter {
  /** Counts a request for each rule that matches it, and returns the effects of those that still apply. */
  plan(spec: string, rules: readonly FaultRule[], resource: string): FaultPlan;
  reset(): void;
}

export function createFaultCounter(): FaultCounter {
  const counts = new Map<string, number>();
  return {
    plan: (spec, rules, resource) => {
      const plan: FaultPlan = { delay: 0 };
      for (const [index, rule] of rules.entries()) {
        if (rule.resource !== 'all' && rule.resource !== resource) continue;
        const key = `${spec} ${index}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count <= rule.times) apply(rule, plan);
      }
      return plan;
    },
    reset: () => counts.clear(),
  };
}

function apply({ effect }: FaultRule, plan: FaultPlan): void {
  if ('delay' in effect) plan.delay += effect.delay;
  else plan.outcome ??= effect;
}
