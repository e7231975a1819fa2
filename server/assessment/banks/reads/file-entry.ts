import { type QuestionInFile, questionInFile } from '#domain/assessment/banks/bank-file.contract.ts'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'

const shownLength = 120

/** A part of a file that is not imported, with its values. */
export interface FileNote {
  readonly note: string
  readonly values: readonly string[]
}

/** The entries of a bank's file and what is not imported, or why the file cannot be read. */
export type BankFileContent =
  | { readonly entries: readonly FileEntry[]; readonly notes: readonly FileNote[] }
  | { readonly unreadable: string }

/** Checks a question of a file by the rules for all questions. */
export function entryOf(
  line: number,
  input: unknown,
  mediaAt: (path: string) => string | undefined = () => undefined,
  tooLarge: ReadonlySet<string> = new Set(),
): FileEntry {
  const parsed = questionInFile.safeParse(input)
  const { question: shown } = (typeof input === 'object' && input !== null ? input : {}) as Partial<QuestionInFile>
  const text = shorten(typeof shown === 'string' ? shown : '')
  if (!parsed.success) return { line, text, wrong: [...new Set(parsed.error.issues.map(({ message }) => wordsFor(message)))] }
  const { question, pair, answers, media, ...rest } = parsed.data
  const notes = notesOf(input as QuestionInFile)
  const paths = [media, ...answers.map((answer) => answer.media)].filter((path) => typeof path === 'string')
  const missing = paths.filter((path) => mediaAt(path) === undefined)
  if (missing.length > 0)
    return {
      line,
      text,
      wrong: [missing.some((path) => tooLarge.has(path)) ? 'banks.error.media_large' : 'banks.error.media_missing'],
    }
  const hashOf = (path: string | null | undefined) => (typeof path === 'string' ? mediaAt(path) : path)
  return {
    line,
    text,
    ...(notes.length > 0 && { notes }),
    question: {
      ...rest,
      text: question,
      pair: pair ?? undefined,
      media: hashOf(media),
      answers: answers.map(({ answer, media: path, ...other }) => ({ ...other, text: answer, media: hashOf(path) })),
    },
  }
}

const tagOrEntity =
  /<\/?(?:p|br|b|i|u|em|strong|sub|sup|span|div|ul|ol|li|table|tr|td|img|a|code|pre)(?:\s[^<>]*)?\/?>|&(?:nbsp|lt|gt|amp|quot|[aeiou]acute|ntilde|iquest|#\d+);/i

/** Notes on an imported question: how its text differs from the file, or how it will be shown. */
function notesOf({ question, answers = [] }: QuestionInFile): string[] {
  const texts = [question, ...answers.map(({ answer }) => answer)]
  return [
    ...(answers.some(({ answer }) => /\S\s*[\r\n]+\s*\S/.test(answer)) ? ['banks.note.answer_lines'] : []),
    ...(texts.some((text) => tagOrEntity.test(text)) ? ['banks.note.markup'] : []),
  ]
}

/** Replaces messages of the schema library that are no message keys. */
const wordsFor = (message: string): string => (/^\w+(?:\.\w+)+$/.test(message) ? message : 'errors.bad_request')

/** The beginning of a text, to find it in the file. */
export const shorten = (text: string): string => [...text.trim()].slice(0, shownLength).join('')
