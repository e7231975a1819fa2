import { isUtf8 } from 'node:buffer'

const western = new TextDecoder('windows-1252')
/** The byte of each character of windows-1252. */
const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [western.decode(Uint8Array.of(byte)), byte]))
const lost = '\ufffd'

/** Whether letters were lost because a message names no encoding, or another than its own. */
export const hasLostLetters = (...texts: readonly (string | undefined)[]): boolean => texts.some((text) => text?.includes(lost))

/** A message whose letters were lost, in the encoding that programs of Western Europe and America leave unnamed. */
export function inWestern(source: Buffer): Buffer {
  if (!isUtf8(source)) return Buffer.from(western.decode(source), 'utf8')
  const named = source
    .toString('latin1')
    .replace(/charset="?(?:utf-?8|us-ascii)"?/gi, 'charset=windows-1252')
    .replace(/^(content-type:[ \t]*text\/(?:plain|html))[ \t]*;?[ \t]*\r?$/gim, '$1; charset=windows-1252\r')
  return Buffer.from(named, 'latin1')
}

/** A text of UTF-8 that was read as windows-1252, such as "SeÃ±or"; any other text as it is. */
export function withoutMojibake(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u024f\u2010-\u2122]/.test(text)) return text
  const bytes = Array.from(text, (letter) => byteOf.get(letter))
  if (bytes.includes(undefined)) return text
  const whole = Buffer.from(bytes as number[])
  return isUtf8(whole) ? whole.toString('utf8') : text
}

interface UnpackedText {
  readonly text: string
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
}

/** A text without the files that old programs write into it by uuencode. */
export function withoutUuencoded(text: string): UnpackedText {
  const files: { name: string; content: Uint8Array }[] = []
  const lines = text.split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [, name] = /^begin [0-7]{3,4} (\S.*)$/.exec((lines[at] ?? '').trimEnd()) ?? []
    const end = name === undefined ? -1 : lines.findIndex((line, index) => index > at && line.trim() === 'end')
    if (name === undefined || end < 0) {
      kept.push(lines[at] ?? '')
      continue
    }
    files.push({ name, content: Buffer.concat(lines.slice(at + 1, end).map(decodeLine)) })
    at = end
  }
  return { text: files.length > 0 ? kept.join('\n').trim() : text, files }
}

/** A line says its length by its first character; each further one holds six bits. */
function decodeLine(line: string): Buffer {
  const bits = (at: number) => ((line.charCodeAt(at) || 32) - 32) & 63
  const length = bits(0)
  const bytes: number[] = []
  for (let at = 1; bytes.length < length; at += 4) {
    const group = (bits(at) << 18) | (bits(at + 1) << 12) | (bits(at + 2) << 6) | bits(at + 3)
    bytes.push(group >> 16, (group >> 8) & 255, group & 255)
  }
  return Buffer.from(bytes.slice(0, length))
}
