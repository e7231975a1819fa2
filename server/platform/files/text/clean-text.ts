import { createHash } from 'node:crypto'
import { limits } from '#domain/kernel/limits.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

/** The text search takes no longer words; no word of a language is as long. */
const longestWord = 200
/** Fewer letters and digits than this do not identify a person's document. */
const leastForHash = 100

/** Control characters, soft hyphens and marks of zero width or direction, which no reader sees; also halves of characters. */
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\uffff]|\p{Cs}/gu

/** A soft hyphen at the end of a line, which only this line breaking shows. */
const softBreak = /\u00ad[^\S\n]*\r?\n[^\S\n]*/g
/** Letters that a font draws as one sign. */
const ligature = /[\ufb00-\ufb06]/g
/** An accent that stands by itself before its letter, as LaTeX writes both without T1 fonts: administraci´on, se˜nor. */
const accentBefore = /([´¨˜ˆ]) ?([a-zı])/giu
const combining: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308', '˜': '\u0303', ˆ: '\u0302' }

/** A text as it is kept: composed characters, no invisible ones, few empty lines, broken words that are too long, and a bounded length. */
export function cleanText(raw: string): string {
  // Twice the bound leaves room for what goes, and bounds the work.
  const readable = raw
    .slice(0, 2 * limits.cvText.characters)
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(accentBefore, (_, accent: string, letter: string) => (letter === 'ı' ? 'i' : letter) + combining[accent])
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replace(softBreak, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
  const clean = joinSpacedLetters(readable)
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(new RegExp(`\\S{${longestWord}}(?=\\S)`, 'gu'), '$& ')
    .trim()
  return clean
    .slice(0, limits.cvText.characters)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** Whether a text has anything to read. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Equal for texts with the same letters and digits in the same order: the same CV as a PDF and as a Word file. Null for a text that is too
 * short to distinguish people.
 */
export function hashOfText(text: string): string | null {
  const letters = withoutAccents(text).replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length < leastForHash ? null : createHash('sha256').update(letters).digest('hex')
}
