/** A text, deflated and encoded in base64url, which URLs can contain unescaped. */
export async function compressText(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  const binary = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text behind it; undefined if it is malformed, or longer than a number of bytes. */
export async function expandText(compressed: string, longest: number): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(compressed)) return undefined;
  try {
    const binary = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const expanded = await through(new DecompressionStream('deflate-raw'), bytes, longest);
    return expanded && new TextDecoder(undefined, { fatal: true }).decode(expanded);
  } catch {
    return undefined;
  }
}

/** A few bytes can expand to gigabytes, so reading stops at the limit; the result is then undefined. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  longest: number,
): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  // Reading reports the same failures.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > longest) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
