/** Who made a font: the copyright that its file states, because packages of fonts do not always repeat it. */
import { inflateSync } from "node:zlib";

const COPYRIGHT = 0;
const WINDOWS = 3;

/** Of a file in the form WOFF: the first copyright in its table `name`. */
export function copyright(woff: Buffer): string {
  const names = table(woff, "name");
  const texts = names.readUInt16BE(4);
  for (let at = 6; at < 6 + 12 * names.readUInt16BE(2); at += 12) {
    if (names.readUInt16BE(at + 6) !== COPYRIGHT) continue;
    const begin = texts + names.readUInt16BE(at + 10);
    const text = names.subarray(begin, begin + names.readUInt16BE(at + 8));
    return names.readUInt16BE(at) === WINDOWS
      ? Buffer.from(text).swap16().toString("utf16le")
      : text.toString("latin1");
  }
  throw new Error("a font without a copyright");
}

function table(woff: Buffer, tag: string): Buffer {
  for (let at = 44; at < 44 + 20 * woff.readUInt16BE(12); at += 20) {
    if (woff.toString("latin1", at, at + 4) !== tag) continue;
    const [offset, packed, whole] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return packed < whole ? inflateSync(bytes) : bytes;
  }
  throw new Error(`a font without a table ${tag}`);
}
