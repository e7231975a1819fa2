/** This many bytes suffice to recognise UTF-16 without a byte-order mark. */
const sampleBytes = 1024

/**
 * Decodes a text file: UTF-8, UTF-16 of either byte order with or without a byte-order mark, else windows-1252 as older spreadsheets write
 * it. The mark is removed.
 */
export function decodedText(content: Buffer): string {
  const wide = wideEncoding(content)
  if (wide) return new TextDecoder(wide).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function wideEncoding(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  if (content.length % 2 !== 0) return undefined
  // In UTF-16, most Spanish and English letters have one zero byte, always on the same side.
  const sample = content.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = zeros
  const many = sample.length / 4
  if (low > many && high === 0) return 'utf-16le'
  return high > many && low === 0 ? 'utf-16be' : undefined
}
