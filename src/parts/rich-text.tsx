import { useLayoutEffect, useRef } from 'react';
import { setSafeHtml } from '../platform/safe-html.ts';

/** HTML from the provider, reduced to plain formatting; nothing in it runs, loads or looks like our own controls. */
export function RichText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current) void setSafeHtml(container.current, html);
  }, [html]);
  return <div ref={container} className="rich-text" />;
}
