/** jsdom has no text coding; browsers and Node have. For tests in test/dom that read and write files. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, {
  TextDecoder,
  // Bytes of this window: those of Node's own are none to code that asks `instanceof Uint8Array`.
  TextEncoder: class {
    encode = (text = ''): Uint8Array => Uint8Array.from(new TextEncoder().encode(text));
  },
});
