import { encodeExtended } from 'content-disposition'

/** The content-disposition header of a file. The web client reads the name in the one form that holds every character (RFC 8187). */
export function dispositionOf(disposition: 'inline' | 'attachment', name: string): string {
  return `${disposition}; filename*=${encodeExtended(name)}`
}

/** The name of a file to save, without extension: the letters with their marks, and the digits, of a title, or `fallback` when it has none. */
export function fileStem(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  // Cut between characters: half of one cannot be encoded.
  return [...words].slice(0, 80).join('') || fallback
}
