import { registry, type HostedPage } from '../src/platform/registry.ts';

/** Tells the storefront what the hosted page's own configuration says; pages of others have no such say. */
export function describeHostedPage(configured: HostedPage): void {
  registry().hostedPage = configured;
}
