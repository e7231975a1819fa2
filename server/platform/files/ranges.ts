import { parse } from 'range-parser'

/** The code of `parse` for well-formed ranges of which at least one lies outside the file. */
const outside = 2

/**
 * The part of a file that a Range header asks for, both ends included. 'none' when it lies outside the file; undefined when the whole file
 * is sent, as for anything but one range of bytes (RFC 9110, 14.2). Browsers ask for parts of media that they play.
 */
export function requestedRange(header: string | undefined, bytes: number): { from: number; to: number } | 'none' | undefined {
  const { code, type, ranges } = parse(bytes, header ?? '')
  if (type !== 'bytes' || ranges.length > 1) return undefined
  const [range] = ranges
  if (!range) return code === outside ? 'none' : undefined
  return code === 0 ? { from: range.start, to: range.end } : undefined
}
