// @ts-check
/**
 * Copies workerd's configuration, a Cap'n Proto message, from stdin to stdout and adds the space-separated V8 flags in
 * `WORKERD_V8_FLAGS`. https://capnproto.org/encoding.html
 */
import { readFileSync, writeSync } from 'node:fs';

const word = 8;
/** `v8Flags` in workerd's `Config`. */
const pointerIndex = 2;

const message = readFileSync(0);
const flags = (process.env.WORKERD_V8_FLAGS ?? '').split(' ').filter(Boolean);

const count = message.readUInt32LE(0) + 1;
const sizes = Array.from({ length: count }, (_, index) => message.readUInt32LE(4 + 4 * index));
const body = message.subarray(headerSize(count));

/** @param {number} segments in bytes */
function headerSize(segments) {
  return Math.ceil((4 + 4 * segments) / word) * word;
}

const root = body.readInt32LE(0);
if ((root & 3) !== 0) throw new Error("The configuration's root is not in the first segment.");
const pointers = word * (1 + (root >> 2) + body.readUInt16LE(4));
const field = pointers + word * pointerIndex;
if (body.readUInt16LE(6) <= pointerIndex || body.readBigUInt64LE(field) !== 0n)
  throw new Error('The configuration has V8 flags, or no place for them.');

/** Words are relative to the end of the pointer. */
const listPointer = (
  /** @type {number} */ words,
  /** @type {2 | 6} bytes or pointers */ kind,
  /** @type {number} */ length,
) => {
  const pointer = Buffer.alloc(word);
  pointer.writeInt32LE((words << 2) | 1, 0);
  pointer.writeUInt32LE(((length << 3) | kind) >>> 0, 4);
  return pointer;
};
const texts = flags.map((flag) => {
  const bytes = Buffer.alloc(Math.ceil((flag.length + 1) / word) * word);
  bytes.write(flag);
  return bytes;
});
let before = 0;
const textPointers = texts.map((bytes, index) => {
  const words = texts.length - index - 1 + before;
  before += bytes.length / word;
  return listPointer(words, 2, (flags[index]?.length ?? 0) + 1);
});
const segment = Buffer.concat([listPointer(0, 6, flags.length), ...textPointers, ...texts]);
// A far pointer to the first word of the new segment.
body.writeUInt32LE(2, field);
body.writeUInt32LE(count, field + 4);

const header = Buffer.alloc(headerSize(count + 1));
[count, ...sizes, segment.length / word].forEach((number, index) =>
  header.writeUInt32LE(number, 4 * index),
);
for (const part of [header, body, segment])
  for (let at = 0; at < part.length;) at += writeSync(1, part, at);
