import { type QuestionInFile, questionInFile } from '#domain/banks/bank-file.contract.ts'
import type { FileEntry } from '#domain/banks/import.rules.ts'

const shownLength = 120

/** What a file of a bank holds: its places, or why none of it can be read. */
export type BankFileContent = { readonly entries: readonly FileEntry[] } | { readonly unreadable: string }

/** A place of a file, checked by the rules that hold for questions everywhere. */
export function entryOf(line: number, said: unknown, mediaAt: (path: string) => string | undefined = () => undefined): FileEntry {
  const parsed = questionInFile.safeParse(said)
  const { question: shown } = (typeof said === 'object' && said !== null ? said : {}) as Partial<QuestionInFile>
  const text = shorten(typeof shown === 'string' ? shown : '')
  if (!parsed.success) return { line, text, wrong: [...new Set(parsed.error.issues.map(({ message }) => wordsFor(message)))] }
  const { question, pair, answers, media, ...rest } = parsed.data
  const paths = [media, ...answers.map((answer) => answer.media)].filter((path) => typeof path === 'string')
  if (paths.some((path) => mediaAt(path) === undefined)) return { line, text, wrong: ['banks.error.media_missing'] }
  const hashOf = (path: string | null | undefined) => (typeof path === 'string' ? mediaAt(path) : path)
  return {
    line,
    text,
    question: {
      ...rest,
      text: question,
      pair: pair ?? undefined,
      media: hashOf(media),
      answers: answers.map(({ answer, media: path, ...other }) => ({ ...other, text: answer, media: hashOf(path) })),
    },
  }
}

/** Where a shape has no words of its own for what is wrong. */
const wordsFor = (message: string): string => (/^\w+(?:\.\w+)+$/.test(message) ? message : 'errors.bad_request')

/** The beginning of a text, for people to find its place in the file. */
export const shorten = (text: string): string => [...text.trim()].slice(0, shownLength).join('')

/** A text as UTF-8, or else as older spreadsheets write it. */
export function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
