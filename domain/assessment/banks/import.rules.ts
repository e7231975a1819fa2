import type { Language } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { type Lack, lacksOf } from '../questions/questions.rules.ts'

/** A question of a file. Undefined fields are absent from the file and keep their value; media are identified by their hash. */
export interface FileQuestion {
  readonly uuid?: string | undefined
  readonly pair?: string | undefined
  readonly language: Language
  readonly type: 'select' | 'text'
  readonly text: string
  readonly media?: string | null | undefined
  readonly alternative_text?: string | undefined
  readonly transcript?: string | undefined
  readonly answers: readonly FileAnswer[]
}
export interface FileAnswer {
  readonly text: string
  readonly correct: boolean
  readonly media?: string | null | undefined
  readonly alternative_text?: string | undefined
}

/** An entry of a file: a question, or the reason why there is none. `skipped`: the format allows it, but a bank does not. */
export interface FileEntry {
  readonly line: number
  /** The beginning of its text, to find it in the file. */
  readonly text: string
  readonly question?: FileQuestion
  readonly wrong?: readonly string[]
  readonly skipped?: readonly string[]
  /** How the imported question differs from the file. */
  readonly notes?: readonly string[]
}

export interface KeptAnswer {
  readonly uuid: string
  readonly text: string
  readonly correct: boolean
  readonly media: string | null
  readonly alternative_text: string
}
export interface KeptQuestion {
  readonly id: number
  readonly uuid: string
  readonly pair: string | null
  readonly language: Language
  readonly type: 'select' | 'text'
  readonly text: string
  readonly media: string | null
  readonly alternative_text: string
  readonly transcript: string
  readonly active: boolean
  readonly broken_at: Date | null
  readonly answers: readonly KeptAnswer[]
}

export const importOutcomes = ['new', 'changed', 'same', 'skipped', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
export interface PlannedEntry extends FileEntry {
  readonly outcome: ImportOutcome
  readonly reasons: readonly string[]
  /** The question of the bank that the entry changes; undefined for a new one. */
  readonly kept?: KeptQuestion
}

/**
 * Plans what an import does with each entry of a file. A question is identified by its uuid, or else by its language and text, so that
 * a second import of a file changes nothing. `foreign` are uuids of questions in other banks.
 */
export function planImport(
  entries: readonly FileEntry[],
  kept: readonly KeptQuestion[],
  foreign: ReadonlySet<string> = new Set(),
): PlannedEntry[] {
  const byUuid = new Map(kept.map((question) => [question.uuid, question]))
  const byWords = new Map(kept.map((question) => [wordsOf(question), question]))
  const met = new Set<string | number>()
  const planned = entries.map((entry): PlannedEntry => {
    const { question } = entry
    if (!question) return { ...entry, outcome: entry.wrong ? 'wrong' : 'skipped', reasons: entry.wrong ?? entry.skipped ?? [] }
    const known = byUuid.get(question.uuid ?? '') ?? byWords.get(wordsOf(question))
    const names = [known?.id ?? question.uuid ?? wordsOf(question), wordsOf(question)]
    const reasons = [
      ...(names.some((name) => met.has(name)) ? ['banks.error.twice'] : []),
      ...(question.uuid && foreign.has(question.uuid) ? ['banks.error.other_bank'] : []),
      ...(known && known.language !== question.language ? ['banks.error.other_language'] : []),
      ...problemsOf(question),
    ]
    if (reasons.length > 0) return { ...entry, outcome: 'wrong', reasons }
    for (const name of names) met.add(name)
    if (!known) return { ...entry, outcome: 'new', reasons: [] }
    return { ...entry, outcome: isSame(known, question) ? 'same' : 'changed', reasons: [], kept: known }
  })
  return withoutSharedPairs(planned, kept)
}

/** Identifies a question by language and text, regardless of spaces and case. */
function wordsOf({ language, text }: Pick<FileQuestion, 'language' | 'text'>): string {
  return `${language} ${text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()}`
}

function problemsOf({ type, answers }: FileQuestion): string[] {
  if (type === 'text') return answers.length > 0 ? ['question.error.answers_of_text'] : []
  const words = answers.map(({ text }) => text.toLowerCase())
  return [
    ...(answers.length > 0 && answers.filter(({ correct }) => correct).length !== 1 ? ['banks.error.one_correct'] : []),
    ...(answers.length > limits.answersOfQuestion ? ['question.error.answers_most'] : []),
    ...(new Set(words).size < words.length ? ['question.error.answer_taken'] : []),
  ]
}

const says = <Value>(value: Value | undefined, is: Value) => value === undefined || value === is

/** Whether a question already equals the file; fields absent from the file do not count. */
function isSame(kept: KeptQuestion, file: FileQuestion): boolean {
  return kept.active && says(file.pair, kept.pair) && asksTheSame(kept, file)
}

/** What a planned question would need before a test may ask it. `mediaKindOf` finds the kind of a file by its hash (ADR-0022). */
export function lacksAfter(
  { question, kept }: PlannedEntry,
  mediaKindOf: (hash: string) => 'picture' | 'audio' | 'document' | null,
): Lack[] {
  if (!question) return []
  const kindOf = (hash: string | null | undefined) => (hash ? mediaKindOf(hash) : null)
  return lacksOf({
    active: true,
    broken: kept?.broken_at != null,
    type: question.type,
    media: kindOf(question.media === undefined ? kept?.media : question.media),
    alternative_text: question.alternative_text ?? kept?.alternative_text ?? '',
    transcript: question.transcript ?? kept?.transcript ?? '',
    answers: question.answers.map(({ text, correct, media, alternative_text }) => {
      const former = kept?.answers.find((answer) => answer.text === text)
      return {
        correct,
        media: kindOf(media === undefined ? former?.media : media),
        alternative_text: alternative_text ?? former?.alternative_text ?? '',
      }
    }),
  })
}

/** Whether a test would ask the same question. */
export function asksTheSame(kept: KeptQuestion, file: FileQuestion): boolean {
  return (
    kept.type === file.type &&
    kept.text === file.text &&
    says(file.media, kept.media) &&
    says(file.alternative_text, kept.alternative_text) &&
    says(file.transcript, kept.transcript) &&
    kept.answers.length === file.answers.length &&
    kept.answers.every((answer, place) => {
      const other = file.answers[place]
      return (
        other !== undefined &&
        answer.text === other.text &&
        answer.correct === other.correct &&
        says(other.media, answer.media) &&
        says(other.alternative_text, answer.alternative_text)
      )
    })
  )
}

/** A pair has one question of each language, so that the second question with the same pair and language is wrong. */
function withoutSharedPairs(planned: readonly PlannedEntry[], kept: readonly KeptQuestion[]): PlannedEntry[] {
  const changing = new Set(planned.flatMap((entry) => (entry.question?.pair && entry.kept ? [entry.kept.id] : [])))
  const held = new Set(kept.flatMap(({ id, pair, language }) => (pair && !changing.has(id) ? [`${pair} ${language}`] : [])))
  return planned.map((entry) => {
    if (!entry.question?.pair || entry.outcome === 'wrong') return entry
    const name = `${entry.question.pair} ${entry.question.language}`
    if (held.has(name)) return { ...entry, outcome: 'wrong', reasons: ['banks.error.pair_taken'] }
    held.add(name)
    return entry
  })
}
