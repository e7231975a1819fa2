import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import { decodeBare, type FoundEncoding, findEncoding } from './text-encodings.ts'

/** This many bytes suffice to recognise UTF-16 without a byte-order mark. */
const sampleBytes = 1024

/**
 * Decodes a text file: UTF-8, UTF-16 of either byte order with or without a byte-order mark, else the encoding that fits its letters, or the
 * given one. The mark is removed.
 */
export function decodedText(content: Buffer, bare?: BareEncoding): string {
  return decodeUnicode(content) ?? decodeBare(content, bare ?? findEncoding(content).encoding)
}

/** The encoding of a text that is neither UTF-8 nor UTF-16; undefined for others. */
export function bareEncodingOf(content: Buffer): FoundEncoding | undefined {
  return decodeUnicode(content) === undefined ? findEncoding(content) : undefined
}

/** A text in UTF-8 or UTF-16; undefined for others. */
function decodeUnicode(content: Buffer): string | undefined {
  const wide = wideEncoding(content)
  if (wide) return new TextDecoder(wide).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

function wideEncoding(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  // In UTF-16, most Spanish and English letters have one zero byte, always on the same side.
  const sample = content.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = zeros
  const many = sample.length / 4
  // A letter of another alphabet may have a zero byte on the other side.
  if (low > many && high < low / 20) return 'utf-16le'
  return high > many && low < high / 20 ? 'utf-16be' : undefined
}
