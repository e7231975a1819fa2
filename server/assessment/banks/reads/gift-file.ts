import { setImmediate } from 'node:timers/promises'
import { en } from '#domain/assessment/banks/banks.staff.en.ts'
import { es } from '#domain/assessment/banks/banks.staff.es.ts'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { decodedText } from '../../../platform/files/decoded-text.ts'
import { type BankFileContent, entryOf, shorten } from './file-entry.ts'
import { type GiftKind, type GiftQuestion, type GiftText, parseGiftQuestion } from './gift-question.ts'
import { type MarkupLoss, textOfMarkup } from './markup-text.ts'

/** The maximum length of a question in characters. */
const maxQuestionLength = 20_000

interface Piece {
  readonly line: number
  readonly lines: readonly string[]
}

/**
 * Reads GIFT, Moodle's text format. Imports choices with exactly one right answer, true/false questions and essays, and reports other
 * kinds. The file does not name its language.
 */
export async function readGift(content: Buffer, language: Language): Promise<BankFileContent> {
  const entries: FileEntry[] = []
  const { pieces, categories } = piecesOf(decodedText(content))
  for (const piece of pieces) {
    entries.push(...readPiece(piece, language))
    // Lets the process answer other requests between two questions.
    await setImmediate()
  }
  const hasNames = pieces.some(({ lines }) => lines[0]?.trimStart().startsWith('::'))
  return {
    entries,
    notes: [
      ...(hasNames ? [{ note: 'banks.file_note.names', values: [] }] : []),
      ...(categories.length > 0 ? [{ note: 'banks.file_note.categories', values: categories }] : []),
    ],
  }
}

/** The blocks of text between blank lines, without comments and categories. */
function piecesOf(file: string) {
  const pieces: Piece[] = []
  const categories: string[] = []
  let open: { line: number; lines: string[] } | undefined
  const close = () => {
    if (open) pieces.push(...splitPiece(open))
    open = undefined
  }
  for (const [index, raw] of file.split(/\r\n?|\n/).entries()) {
    const category = /^\s*\$CATEGORY:\s*(.*)$/.exec(raw)
    if (category) categories.push(shorten(category[1] ?? ''))
    if (raw.trim() === '') close()
    if (raw.trim() === '' || category || /^\s*\/\//.test(raw)) continue
    open ??= { line: index + 1, lines: [] }
    open.lines.push(raw)
  }
  close()
  return { pieces, categories: [...new Set(categories)] }
}

/** Splits a block in which the blank line between questions is missing. */
function splitPiece({ line, lines }: Piece): Piece[] {
  const end = lines.findIndex((text, at) => {
    if (!/(?:^|[^\\])\}\s*$/.test(text) || at === lines.length - 1) return false
    const [first, rest] = [lines.slice(0, at + 1), lines.slice(at + 1)].map((part) => parseGiftQuestion(part.join('\n')))
    return first !== undefined && rest !== undefined && rest.kind !== 'description'
  })
  if (end < 0) return [{ line, lines }]
  return [{ line, lines: lines.slice(0, end + 1) }, ...splitPiece({ line: line + end + 1, lines: lines.slice(end + 1) })]
}

function readPiece({ line, lines }: Piece, language: Language): FileEntry[] {
  const text = lines.join('\n')
  const shown = shorten(text)
  if (text.length > maxQuestionLength) return [{ line, text: shown, wrong: ['errors.too_long'] }]
  const question = parseGiftQuestion(text)
  return [question ? entryFor(line, question, language) : { line, text: shown, wrong: ['banks.error.gift_syntax'] }]
}

function entryFor(line: number, question: GiftQuestion, language: Language): FileEntry {
  const stem = toPlainText(question.stem)
  const choices = question.answers.map(toPlainText)
  const text = shorten(stem.text)
  const kindSkipped = skippedAs[question.kind]
  const losses = [stem, ...choices].flatMap((one) => one.losses)
  if (kindSkipped) return { line, text, skipped: [kindSkipped] }
  if (losses.length > 0) return { line, text, skipped: [...new Set(losses.map((loss) => `banks.skipped.${loss}`))] }
  const right = question.answers.filter(({ weight }) => weight === 100)
  if (question.kind === 'choice' && right.length !== 1) return { line, text, skipped: ['banks.skipped.several_right'] }
  const answers =
    question.kind === 'true_false'
      ? trueOrFalse(language, question.isTrue)
      : choices.map(({ text: answer }, place) => ({ answer, correct: question.answers[place] === right[0] }))
  const notes = [
    ...[stem, ...choices].flatMap((one) => one.notes),
    ...(question.kind === 'true_false' ? ['banks.note.true_false'] : []),
    ...(choices.some((one) => one.text.includes('\n')) ? ['banks.note.answer_lines'] : []),
    ...(question.answers.some(({ weight, hasWeight }) => hasWeight && weight !== 100 && weight !== 0)
      ? ['banks.note.weights']
      : []),
    ...(question.hasFeedback ? ['banks.note.feedback'] : []),
  ]
  const type = question.kind === 'essay' ? ('text' as const) : ('select' as const)
  const entry = entryOf(line, { language, type, question: stem.text, answers })
  return { ...entry, notes: [...new Set(notes)] }
}

const skippedAs: Partial<Record<GiftKind, string>> = {
  short_answer: 'banks.skipped.short_answer',
  numerical: 'banks.skipped.numerical',
  matching: 'banks.skipped.matching',
  description: 'banks.skipped.description',
}

const words = { es, en }

const trueOrFalse = (language: Language, isTrue: boolean) => [
  { answer: words[language]['banks.true'], correct: isTrue },
  { answer: words[language]['banks.false'], correct: !isTrue },
]

interface Plain {
  readonly text: string
  readonly notes: readonly string[]
  readonly losses: readonly MarkupLoss[]
}

const tex = /\\\(|\\\[|\$\$|\\(?:frac|sqrt|times|cdot|sum|int|pi|alpha|beta|theta|leq?|geq?|neq?|infty|vec|text)\b/
const markdown = /\*\*\S|__\S|`|^\s{0,3}#{1,6}\s|\]\(|^\s*[-*+]\s/m

/** The text without markup, with notes on what is written differently and on what is lost. */
function toPlainText({ text: source, format }: GiftText): Plain {
  const { text, changes, losses } =
    format === 'plain' ? { text: source, changes: [], losses: [] } : textOfMarkup(source, { keepsLines: format !== 'html' })
  const isPicture =
    format !== 'plain' && (/@@PLUGINFILE@@/i.test(source) || (format === 'markdown' && /!\[[^\]]*\]\(/.test(source)))
  return {
    text,
    notes: [
      ...changes.map((change) => `banks.note.${change}`),
      ...(tex.test(text) ? ['banks.note.formula'] : []),
      ...(format === 'markdown' && markdown.test(text) ? ['banks.note.markdown'] : []),
    ],
    losses: isPicture && !losses.includes('picture') && !losses.includes('media') ? [...losses, 'picture'] : losses,
  }
}
