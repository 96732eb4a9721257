import { useLayoutEffect, useRef } from 'react';
import { setSafeHtml } from '../../platform/safe-html.ts';
import { useStyles } from '../../ui/ui-context.ts';
import css from './rich-text.css?inline';

/**
 * HTML from the provider, reduced to basic formatting: nothing in it runs, loads or looks like our own controls. `marks`
 * replaces the bullets of its lists.
 */
export function RichText({ html, marks }: { html: string; marks?: 'check' | 'cross' | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useStyles(css);
  useLayoutEffect(() => {
    if (container.current) void setSafeHtml(container.current, html);
  }, [html]);
  return <div ref={container} className="rich-text" dir="auto" data-marks={marks} />;
}
