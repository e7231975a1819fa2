import { type BareEncoding, bareEncodings } from '#domain/kernel/text-encodings.ts'
import { codePage850 } from './zip-names.ts'

export interface FoundEncoding {
  readonly encoding: BareEncoding
  /** Whether the letters prove it: in every other encoding some of them could not stand where they are. */
  readonly isCertain: boolean
}

/** This many bytes are decoded to find the encoding. */
const sampleBytes = 256 * 1024

/** Decodes bytes of one of the encodings that say nothing about themselves. */
export function decodeBare(content: Uint8Array, encoding: BareEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(content)
  const pieces: string[] = []
  for (let at = 0; at < content.length; at += 8192)
    pieces.push(
      Array.from(content.subarray(at, at + 8192), (byte) =>
        byte < 128 ? String.fromCharCode(byte) : codePage850[byte - 128],
      ).join(''),
    )
  return pieces.join('')
}

/**
 * Finds the encoding of bytes that are neither UTF-8 nor UTF-16 by their letters: an accented capital after a small letter, a sign inside a
 * word or a control character cannot stand in a Spanish or English text.
 */
export function findEncoding(content: Uint8Array): FoundEncoding {
  const sample = content.subarray(0, sampleBytes)
  const scores = bareEncodings.map((encoding) => ({ encoding, ...scoreOf(decodeBare(sample, encoding)) }))
  const [best, ...others] = scores.sort((one, other) => one.wrong - other.wrong || other.usual - one.usual)
  return {
    encoding: best?.encoding ?? 'windows-1252',
    isCertain: best !== undefined && best.wrong === 0 && others.every(({ wrong }) => wrong > 0),
  }
}

const usualLetter = /[áéíóúüñçÁÉÍÓÚÜÑÇ]/
const isSmall = (letter: string) => /\p{Ll}/u.test(letter)
const isCapital = (letter: string) => /\p{Lu}/u.test(letter)
const isLetter = (letter: string) => /\p{L}/u.test(letter)

/** How many letters are usual, and how many characters cannot stand where they are. */
function scoreOf(text: string): { usual: number; wrong: number } {
  let [usual, wrong] = [0, 0]
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7f]/g)) {
    if (usualLetter.test(character)) usual += 1
    if (isLetter(character) ? isWrongLetter(text, index) : isWrongSign(text, index)) wrong += 1
  }
  return { usual, wrong }
}

/** Whether a letter beyond ASCII cannot stand where it is. */
function isWrongLetter(text: string, index: number): boolean {
  const [letter, before, after] = [text.charAt(index), text.charAt(index - 1), text.charAt(index + 1)]
  if (isCapital(letter)) return isSmall(before) || !/[ÀÂÃÄÈÊËÌÎÏÒÔÕÖÙÛÁÉÍÓÚÜÑÇ]/.test(letter)
  if (!isSmall(letter)) return false
  if (!usualLetter.test(letter) && !/[àâãäèêëìîïòôõöùûªºß]/.test(letter)) return true
  return isCapital(before) && isCapital(after) && isCapital(text.charAt(index - 2) || before)
}

/** Whether a sign beyond ASCII cannot stand where it is. */
function isWrongSign(text: string, index: number): boolean {
  const sign = text.charAt(index)
  if (/[\x80-\x9f\u2500-\u25a0\ufffd†‡ƒ∂∑∏π∫Ω√∆◊≈≠≤≥∞¤¦¬¶¸þ×÷¯¥¢„‚‹›ˆ˜˘˙˚˝˛ˇﬁﬂ]/.test(sign)) return true
  return isLetter(text.charAt(index - 1)) && isLetter(text.charAt(index + 1)) && !/[’‘´·\u00ad]/.test(sign)
}

/** Words with letters beyond ASCII, as each encoding reads them, for staff to choose from. */
export function encodingSamples(content: Uint8Array): { encoding: BareEncoding; sample: string }[] {
  const bytes = content.subarray(0, sampleBytes)
  return bareEncodings.map((encoding) => {
    const words = decodeBare(bytes, encoding).match(/[^\s;,\t"]*[^\0-\x7f][^\s;,\t"]*/g) ?? []
    return { encoding, sample: [...new Set(words)].slice(0, 6).join(' · ').slice(0, 120) }
  })
}
