import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import sanitizeHtml from 'sanitize-html'
import type { FileEntry } from '#domain/banks/import.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type BankFileContent, decoded, entryOf, shorten } from './file-entry.ts'

type Gift = typeof import('gift-pegjs')
type GiftQuestion = ReturnType<Gift['parse']>[number]
type GiftText = Extract<GiftQuestion, { type: 'MC' }>['stem']

const { parse } = createRequire(import.meta.url)('gift-pegjs') as Gift
/** A longer one is no question; the parser would hold everybody up. */
const longestQuestion = 20_000

/**
 * Questions in GIFT, the text format of Moodle's teachers: a choice with exactly one right answer and an essay are taken, everything
 * else is named and left out. The file does not say its language.
 */
export async function readGift(content: Buffer, language: Language): Promise<BankFileContent> {
  const entries: FileEntry[] = []
  for (const { line, text } of piecesOf(decoded(content))) {
    entries.push(...readPiece(line, text, language))
    // Each is read in one go; others are answered between two.
    await setImmediate()
  }
  return { entries }
}

/** What stands between blank lines, without lines of comment and of category. */
function piecesOf(file: string) {
  const pieces: { line: number; text: string }[] = []
  let open: { line: number; lines: string[] } | undefined
  const close = () => {
    if (open) pieces.push({ line: open.line, text: open.lines.join('\n') })
    open = undefined
  }
  for (const [index, raw] of file
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const isNothing = /^\s*(?:\/\/.*|\$CATEGORY:.*)?$/.test(raw)
    if (raw.trim() === '') close()
    if (isNothing) continue
    open ??= { line: index + 1, lines: [] }
    open.lines.push(raw)
  }
  close()
  return pieces
}

function readPiece(line: number, text: string, language: Language): FileEntry[] {
  const shown = shorten(text)
  if (text.length > longestQuestion) return [{ line, text: shown, wrong: ['errors.too_long'] }]
  try {
    return parse(text).map((question) => entryFor(line, shown, question, language))
  } catch {
    return [{ line, text: shown, wrong: ['banks.error.gift_syntax'] }]
  }
}

function entryFor(line: number, shown: string, question: GiftQuestion, language: Language): FileEntry {
  if (question.type === 'Category') return { line, text: shown, skipped: ['banks.skipped.other'] }
  const text = shorten(plain(question.stem))
  if (hasPicture(question.stem)) return { line, text, skipped: ['banks.skipped.picture'] }
  if (question.type === 'Essay') return entryOf(line, { language, type: 'text', question: plain(question.stem), answers: [] })
  if (question.type !== 'MC') return { line, text, skipped: [skippedAs[question.type] ?? 'banks.skipped.other'] }
  const { choices } = question
  const right = choices.filter(({ isCorrect, weight }) => isCorrect || weight === 100)
  if (right.length !== 1) return { line, text, skipped: ['banks.skipped.several_right'] }
  if (choices.some((choice) => hasPicture(choice.text))) return { line, text, skipped: ['banks.skipped.picture'] }
  const answers = choices.map((choice) => ({ answer: plain(choice.text), correct: choice === right[0] }))
  return entryOf(line, { language, type: 'select', question: plain(question.stem), answers })
}

const skippedAs: Partial<Record<GiftQuestion['type'], string>> = {
  TF: 'banks.skipped.true_false',
  Short: 'banks.skipped.short_answer',
  Numerical: 'banks.skipped.numerical',
  Matching: 'banks.skipped.matching',
}

const hasPicture = ({ text }: GiftText): boolean => /<img\b|@@PLUGINFILE@@/i.test(text)

/** A text without markup. */
function plain({ text, format }: GiftText): string {
  if (format === 'plain' || format === 'markdown') return text
  const lines = text.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
  const words = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
  return words
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
