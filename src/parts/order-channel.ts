import * as v from 'valibot';
import { attemptsToShare } from '../domain/order.ts';
import { inTurn, openTabChannel, type TabChannel } from '../platform/tabs.ts';
import { AttemptSchema, type Attempt } from '../schema/attempt.ts';
import { parseJson, stringifyJson } from '../schema/json.ts';
import { object } from '../schema/object.ts';
import type { Storefront } from './storefront.ts';

export interface OrderTabs {
  /** Does some work while no other tab sends an order of this storefront. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** What the other tabs have sent. Waits a moment for their answers where there are any such tabs. */
  ask: () => Promise<Attempt[]>;
  /** Tells the other tabs what has become of the orders of this one. */
  publish: () => void;
}

export interface OrderChannel extends OrderTabs {
  /** Begins to listen; returns how to stop. */
  open: () => () => void;
}

/** For the answer of another tab that is not busy. */
const ANSWER_MS = 150;

const MessageSchema = object({ from: v.string(), asks: v.boolean(), sent: v.array(AttemptSchema) });

export function createOrderChannel({ key, state }: Storefront): OrderChannel {
  const name = `booking-elements:orders:${key}`;
  const from = state.session.state.sessionId;
  const heard = new Map<string, Attempt[]>();
  let channel: TabChannel | undefined;

  const message = (asks: boolean) =>
    stringifyJson({ from, asks, sent: attemptsToShare(state.cart.state.attempts) });
  const hear = (text: string) => {
    const parsed = v.safeParse(MessageSchema, parseJson(text)?.value);
    if (!parsed.success || parsed.output.from === from) return;
    heard.set(parsed.output.from, parsed.output.sent);
    if (parsed.output.asks) channel?.post(message(false));
  };

  return {
    open: () => {
      const opened = openTabChannel(name, hear);
      channel = opened;
      opened.post(message(true));
      return () => {
        channel = undefined;
        opened.close();
      };
    },
    inTurn: (work) => inTurn(name, work),
    ask: async () => {
      if (heard.size > 0) {
        channel?.post(message(true));
        await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      }
      return [...heard.values()].flat();
    },
    publish: () => {
      // The screen may be gone by the time that an order is answered.
      const once = openTabChannel(name, () => undefined);
      once.post(message(false));
      once.close();
    },
  };
}
