/** Deflates a string, and encodes it in base64url, which URLs can contain unescaped. */
export async function compressText(text: string): Promise<string> {
  const bytes = await transform(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Expands a compressed string; undefined if it is malformed, or expands to more than `maxBytes`. */
export async function decompressText(compressed: string, maxBytes: number): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(compressed)) return undefined;
  try {
    const binary = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const expanded = await transform(new DecompressionStream('deflate-raw'), bytes, maxBytes);
    return new TextDecoder(undefined, { fatal: true }).decode(expanded);
  } catch {
    return undefined;
  }
}

/** Pipes bytes through a stream. Rejects if the output exceeds `maxBytes`: a few bytes can expand to gigabytes. */
async function transform(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes = Infinity,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // The reader below reports the same failures.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let result = await reader.read(); !result.done; result = await reader.read()) {
    length += result.value.length;
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new RangeError(`The text expands to more than ${maxBytes} bytes`);
    }
    chunks.push(result.value);
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
