import * as v from 'valibot';
import { attemptsToShare } from '../../order/attempts.ts';
import { withTabLock } from '../../platform/page/with-tab-lock.ts';
import { openTabChannel, type TabChannel } from '../../platform/page/tab-channel.ts';
import { AttemptSchema, type Attempt } from '../../schema/attempt.ts';
import { parseJson, stringifyJson } from '../../lib/json.ts';
import { object } from '../../schema/object.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** The connection to other tabs that may send the same orders. */
export interface OrderTabs {
  /** Runs some work while no other tab sends an order of this storefront. */
  withTabLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * The attempts of other tabs. Waits briefly for their replies, if there are other tabs or this one has just opened.
   */
  askForAttempts: () => Promise<Attempt[]>;
  /** Shares the outcome of this tab's orders with the other tabs. */
  publish: () => void;
}

/** The channel of a storefront while it is in use. */
interface SharedChannel extends OrderTabs {
  users: number;
  close: () => void;
}

const channels = new WeakMap<Storefront, SharedChannel>();

/**
 * Joins the channel of a storefront. There is one per page: otherwise a page would receive its own messages. Users must leave
 * it, because a page that can still receive messages is not kept in the back/forward cache.
 */
export function joinOrderChannel(storefront: Storefront): OrderTabs & { leave: () => void } {
  const channel = channels.get(storefront) ?? openOrderChannel(storefront);
  channels.set(storefront, channel);
  channel.users += 1;
  const { withTabLock, askForAttempts, publish } = channel;
  const leave = () => {
    channel.users -= 1;
    if (channel.users > 0) return;
    channels.delete(storefront);
    channel.close();
  };
  return { withTabLock, askForAttempts, publish, leave };
}

/** How long to wait for the replies of other tabs. */
const REPLY_MS = 150;

/** A message with the attempts of a tab (`sent`). `asks` requests the attempts of the other tabs. */
const MessageSchema = object({ from: v.string(), asks: v.boolean(), sent: v.array(AttemptSchema) });

function openOrderChannel({ key, state }: Storefront): SharedChannel {
  const name = `booking-elements:orders:${key}`;
  const { sessionId } = state.session.state;
  const attemptsByTab = new Map<string, Attempt[]>();

  const messageWith = ({ asks }: { asks: boolean }) =>
    stringifyJson({ from: sessionId, asks, sent: attemptsToShare(state.order.state.attempts) });
  const receive = (text: string) => {
    const parsed = v.safeParse(MessageSchema, parseJson(text));
    if (!parsed.success) return;
    const { from, asks, sent } = parsed.output;
    if (from === sessionId) return;
    attemptsByTab.set(from, sent);
    if (asks) channel.post(messageWith({ asks: false }));
  };
  let channel = openTabChannel(name, receive);
  let lastRequestAt = 0;
  const requestAttempts = () => {
    channel.post(messageWith({ asks: true }));
    lastRequestAt = Date.now();
  };
  requestAttempts();

  return {
    users: 0,
    close: () => {
      channel.close();
      // The response to an order may arrive after all screens have been unmounted.
      channel = channelPerMessage(name);
    },
    withTabLock: (work) => withTabLock(name, work),
    askForAttempts: async () => {
      if (attemptsByTab.size > 0) requestAttempts();
      // The request that this tab sent when it opened may be unanswered yet. The clock may have been changed since.
      const remainingMs = Math.min(REPLY_MS, lastRequestAt + REPLY_MS - Date.now());
      if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
      return [...attemptsByTab.values()].flat();
    },
    publish: () => channel.post(messageWith({ asks: false })),
  };
}

/** A channel that is only open while a message is sent. */
function channelPerMessage(name: string): TabChannel {
  const post = (text: string) => {
    const channel = openTabChannel(name, () => undefined);
    channel.post(text);
    channel.close();
  };
  return { post, close: () => undefined };
}
