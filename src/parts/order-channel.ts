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

/** The channel of a storefront while somebody uses it. */
interface SharedChannel extends OrderTabs {
  users: number;
  close: () => void;
}

const channels = new WeakMap<Storefront, SharedChannel>();

/**
 * The channel is one for all of a page: what it says would else come back to it, and a page that hears something after it was
 * left is not kept by the browser for the way back. Who has joined leaves again.
 */
export function joinOrderChannel(storefront: Storefront): OrderTabs & { leave: () => void } {
  const channel = channels.get(storefront) ?? openOrderChannel(storefront);
  channels.set(storefront, channel);
  channel.users += 1;
  const { inTurn, ask, publish } = channel;
  const leave = () => {
    channel.users -= 1;
    if (channel.users > 0) return;
    channels.delete(storefront);
    channel.close();
  };
  return { inTurn, ask, publish, leave };
}

/** For the answer of another tab that is not busy. */
const ANSWER_MS = 150;

const MessageSchema = object({ from: v.string(), asks: v.boolean(), sent: v.array(AttemptSchema) });

function openOrderChannel({ key, state }: Storefront): SharedChannel {
  const name = `booking-elements:orders:${key}`;
  const from = state.session.state.sessionId;
  const heard = new Map<string, Attempt[]>();

  const message = (asks: boolean) =>
    stringifyJson({ from, asks, sent: attemptsToShare(state.cart.state.attempts) });
  const hear = (text: string) => {
    const parsed = v.safeParse(MessageSchema, parseJson(text)?.value);
    if (!parsed.success || parsed.output.from === from) return;
    heard.set(parsed.output.from, parsed.output.sent);
    if (parsed.output.asks) channel.post(message(false));
  };
  let channel = openTabChannel(name, hear);
  channel.post(message(true));

  return {
    users: 0,
    close: () => {
      channel.close();
      // An order may be answered after all screens are gone.
      channel = spokenOnce(name);
    },
    inTurn: (work) => inTurn(name, work),
    ask: async () => {
      if (heard.size > 0) {
        channel.post(message(true));
        await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      }
      return [...heard.values()].flat();
    },
    publish: () => channel.post(message(false)),
  };
}

/** A channel that is there for as long as it takes to say something. */
function spokenOnce(name: string): TabChannel {
  const post = (text: string) => {
    const once = openTabChannel(name, () => undefined);
    once.post(text);
    once.close();
  };
  return { post, close: () => undefined };
}
