import * as v from 'valibot';
import { attemptsToShare } from '../../order/attempts.ts';
import { withTabLock } from '../../platform/page/with-tab-lock.ts';
import { openTabChannel, type TabChannel } from '../../platform/page/tab-channel.ts';
import { AttemptSchema, type Attempt } from '../../schema/attempt.ts';
import { parseJson, stringifyJson } from '../../lib/json.ts';
import { object } from '../../schema/object.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/**
 * The connection to other tabs that may send the same orders, because a duplicated tab has a copy of the cart. Only
 * fingerprints, random ids and outcomes are shared: nothing personal leaves the tab, and nothing is stored. If the browser has
 * no channels, nothing is shared.
 */
export interface OrderChannel {
  /** Runs a task while no other tab sends an order of this storefront. */
  withTabLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The attempts of other tabs. Waits briefly for their replies, if there are other tabs or this one has just joined. */
  askForAttempts: () => Promise<Attempt[]>;
  /** Shares the outcome of this tab's orders with the other tabs. */
  publish: () => void;
}

interface JoinableOrderChannel extends OrderChannel {
  /**
   * Opens the channel to messages from other tabs. Returns a function that leaves it; once every caller has left, it closes.
   * Callers must leave, because a page that can receive messages is not kept in the back/forward cache.
   */
  join: () => () => void;
}

const channels = new WeakMap<Storefront, JoinableOrderChannel>();

/** The channel of a storefront, which all of its elements share. */
export function orderChannelOf(storefront: Storefront): JoinableOrderChannel {
  const channel = channels.get(storefront) ?? createOrderChannel(storefront);
  channels.set(storefront, channel);
  return channel;
}

/** How long to wait for the replies of other tabs. */
const REPLY_MS = 150;

/** A message with the attempts of a tab (`sent`). `asks` requests the attempts of the other tabs. */
const MessageSchema = object({ from: v.string(), asks: v.boolean(), sent: v.array(AttemptSchema) });

function createOrderChannel({ key, state }: Storefront): JoinableOrderChannel {
  const name = `booking-elements:orders:${key}`;
  const { sessionId } = state.session.state;
  const attemptsByTab = new Map<string, Attempt[]>();
  let users = 0;
  let channel: TabChannel = channelPerMessage(name);
  let repliesDueAt = 0;

  const postAttempts = ({ asks }: { asks: boolean }) => {
    const sent = attemptsToShare(state.order.state.attempts);
    channel.post(stringifyJson({ from: sessionId, asks, sent }));
  };
  const requestAttempts = () => {
    postAttempts({ asks: true });
    repliesDueAt = performance.now() + REPLY_MS;
  };
  const receive = (text: string) => {
    const parsed = v.safeParse(MessageSchema, parseJson(text));
    if (!parsed.success) return;
    const { from, asks, sent } = parsed.output;
    // Another copy of the script on this page shares the storefront, but has its own channel.
    if (from === sessionId) return;
    attemptsByTab.set(from, sent);
    if (asks) postAttempts({ asks: false });
  };
  const leave = () => {
    users -= 1;
    if (users > 0) return;
    channel.close();
    // The response to an order may arrive after all screens have been unmounted.
    channel = channelPerMessage(name);
  };

  return {
    join: () => {
      users += 1;
      if (users === 1) {
        attemptsByTab.clear();
        channel = openTabChannel(name, receive);
        requestAttempts();
      }
      return leave;
    },
    withTabLock: (task) => withTabLock(name, task),
    askForAttempts: async () => {
      if (attemptsByTab.size > 0) requestAttempts();
      // The request that this tab sent when it joined may be unanswered yet.
      const remainingMs = repliesDueAt - performance.now();
      if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
      return [...attemptsByTab.values()].flat();
    },
    publish: () => postAttempts({ asks: false }),
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
