import { isFlag } from './attribute-names.ts';

/**
 * What attributes and properties of an element say, unparsed. A property that was set wins over the attribute of the
 * same name until that attribute changes, or until the property is set to null or undefined.
 */
export class RawOptions {
  readonly #host: HTMLElement;
  readonly #properties = new Map<string, unknown>();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** The value by attribute name: as the property was set, else the attribute's text, or true for a flag that is there. */
  read(attribute: string): unknown {
    return this.#properties.get(attribute) ?? this.#readAttribute(attribute);
  }

  setProperty(attribute: string, value: unknown): void {
    this.#properties.set(attribute, value);
  }

  attributeChanged(attribute: string): void {
    this.#properties.delete(attribute);
  }

  #readAttribute(attribute: string): unknown {
    // Under a content security policy the browser hides the attribute and leaves only the property.
    if (attribute === 'nonce' && this.#host.nonce) return this.#host.nonce;
    const text = this.#host.getAttribute(attribute);
    if (text === null) return undefined;
    return isFlag(attribute) || text;
  }
}
