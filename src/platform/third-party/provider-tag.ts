import { pageValue } from '../page/page-value.ts';

/** Google's function for sending commands to its tag, such as `gtag('event', 'purchase')`. */
export type Gtag = (...command: unknown[]) => void;

/** The id of the script element with the company's tag. Its `data-queue` names the queue that the tag reads. */
export const providerTagId = 'booking-analytics-tag';

/** The function that sends commands to the company's tag; undefined if the tag is not on the page. */
export function providerGtag(): Gtag | undefined {
  const queueName = document.getElementById(providerTagId)?.dataset['queue'];
  return queueName === undefined ? undefined : gtagOf(queueName);
}

/** The commands that were queued below; the page may queue its own in the same place. */
const ownCommands = new WeakSet();

/** Whether an entry of a queue is a command of ours. */
export function isOwnCommand(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && ownCommands.has(entry);
}

/** The function that sends commands to the tag that reads this queue. */
export function gtagOf(queueName: string): Gtag {
  return function gtag() {
    const queue = pageValue(queueName);
    if (!Array.isArray(queue)) return;
    // oxlint-disable-next-line prefer-rest-params -- Google's tag ignores commands that are arrays
    const command = arguments;
    ownCommands.add(command);
    queue.push(command);
  };
}

/** Google's consent state: advertising is never allowed. */
export function googleConsent(isGranted: boolean) {
  const state = isGranted ? 'granted' : 'denied';
  return {
    analytics_storage: state,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}
