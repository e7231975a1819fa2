interface Range {
  readonly from: number
  readonly to: number
}

/**
 * The part of a file that a Range header asks for, both ends included. 'none' when it lies outside the file; undefined when the whole file
 * is sent, as for anything but one plain range (RFC 9110, 14.2). Browsers ask for parts of media that they play.
 */
export function requestedRange(header: string | undefined, bytes: number): Range | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 }
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return undefined
  return from < bytes ? { from, to } : 'none'
}
