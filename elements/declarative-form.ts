import { rawValue } from '../src/options/raw-value.ts';
import { writeForm } from '../src/views/first-form/write-form.ts';
import hostCss from './core/host.css?inline';

/**
 * `declarative-form.js`, a module for whoever writes pages: the form of `<transfers-box>` with these attributes as the
 * markup of a `<template shadowrootmode>`, which belongs into the element. The browser then shows it before any script
 * has arrived. An attribute without a value is `true`.
 *
 * Undefined without a valid `hosted-url`, to which the form leads without scripts, with `from` or `to`, whose places only
 * the provider can name, and with `lock` or `prefill`.
 */
export function declarativeForm(attributes: Readonly<Record<string, string | true>>): string | undefined {
  return writeForm(document, hostCss, (name) => {
    const value = attributes[name];
    return rawValue(name, value === undefined ? null : value === true ? '' : value);
  });
}
