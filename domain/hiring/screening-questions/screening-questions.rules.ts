import { limits } from '../../kernel/limits.ts'

/** How a question of a vacancy is answered (SCQ-01). */
export const questionKinds = [
  'yes_no',
  'one_choice',
  'several_choices',
  'number',
  'date',
  'short_text',
  'long_text',
  'file',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The answers to a question of the kind `yes_no`. */
export const yesOrNoAnswers = ['yes', 'no'] as const

export const hasChoices = (kind: QuestionKind): boolean => kind === 'one_choice' || kind === 'several_choices'

/** What decides whether an answer fits a question. */
export interface Answerable {
  readonly kind: QuestionKind
  readonly required: boolean
  readonly choices: readonly string[]
}

/** The answers of a question that are marked as knock-out, or the bounds of a number, with the reason (SCQ-03). */
export interface Knockout {
  readonly answers: readonly string[]
  readonly min: number | null
  readonly max: number | null
  readonly reason: string
}

/** What a person typed or chose. */
export type GivenValue = string | readonly string[]

export type AnswerError = `screening.error.${'required' | 'choice' | 'number' | 'date'}` | 'errors.too_long'
type Answer = { readonly values: readonly string[] } | { readonly error: AnswerError }

const longest: Partial<Record<QuestionKind, number>> = {
  short_text: limits.text.line,
  long_text: limits.text.paragraph,
}

/**
 * A number as people write it, with a comma or a point before its decimals; undefined for anything else, also for one that may have a separator
 * of thousands, such as 3.500: nobody is marked by a guess.
 */
export function readNumber(text: string): number | undefined {
  return /^-?(?![1-9]\d{0,2}[.,]\d{3}$)\d{1,12}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** An answer as it is stored: texts, none for a question that was left empty; or why it does not fit. */
export function readAnswer({ kind, required, choices }: Answerable, given: GivenValue | undefined): Answer {
  const texts = (typeof given === 'string' ? [given] : (given ?? []))
    .map((text) => text.replaceAll('\0', '').trim())
    .filter((text) => text !== '')
  const [first] = texts
  // A file comes by itself.
  if (kind === 'file' && first !== undefined) return { error: 'screening.error.choice' }
  if (first === undefined) return required ? { error: 'screening.error.required' } : { values: [] }
  if (kind === 'several_choices') {
    if (!texts.every((text) => choices.includes(text))) return { error: 'screening.error.choice' }
    return { values: choices.filter((choice) => texts.includes(choice)) }
  }
  if (texts.length > 1) return { error: 'screening.error.choice' }
  return readOne({ kind, choices }, first)
}

function readOne({ kind, choices }: Pick<Answerable, 'kind' | 'choices'>, text: string): Answer {
  if (kind === 'yes_no' || kind === 'one_choice') {
    const offered: readonly string[] = kind === 'yes_no' ? yesOrNoAnswers : choices
    return offered.includes(text) ? { values: [text] } : { error: 'screening.error.choice' }
  }
  if (kind === 'number') {
    const number = readNumber(text)
    return number === undefined ? { error: 'screening.error.number' } : { values: [String(number)] }
  }
  if (kind === 'date') return isDay(text) ? { values: [text] } : { error: 'screening.error.date' }
  return text.length > (longest[kind] ?? 0) ? { error: 'errors.too_long' } : { values: [text] }
}

/**
 * The reason of the knock-out that an answer is marked with; empty for none. It marks and decides nothing: a person moves the card.
 */
export function knockoutReason(kind: QuestionKind, { answers, min, max, reason }: Knockout, values: readonly string[]): string {
  if (values.length === 0) return ''
  if (kind !== 'number') return values.some((value) => answers.includes(value)) ? reason : ''
  const number = Number(values[0])
  return (min !== null && number < min) || (max !== null && number > max) ? reason : ''
}

/** The fields of the form that adds or changes a question. */
export interface QuestionFields {
  readonly kind: QuestionKind
  readonly text: string
  readonly required: boolean
  readonly choices: readonly { readonly text: string; readonly knockout: boolean }[]
  readonly knockout_answer: '' | (typeof yesOrNoAnswers)[number]
  readonly knockout_min: number | null
  readonly knockout_max: number | null
  readonly knockout_reason: string
}

/** The choices that a form states, for kinds that have some. */
export const statedChoices = ({ kind, choices }: Pick<QuestionFields, 'kind' | 'choices'>) =>
  hasChoices(kind) ? choices.filter(({ text }) => text !== '') : []

/** The knock-out that a form states: what belongs to another kind of question is left out. */
export function statedKnockout(fields: QuestionFields): Knockout {
  const { kind, knockout_answer, knockout_min, knockout_max, knockout_reason } = fields
  const marked = statedChoices(fields).filter(({ knockout }) => knockout)
  const answers = kind === 'yes_no' ? [knockout_answer].filter((answer) => answer !== '') : marked.map(({ text }) => text)
  const [min, max] = kind === 'number' ? [knockout_min, knockout_max] : [null, null]
  const isMarked = answers.length > 0 || min !== null || max !== null
  return { answers, min, max, reason: isMarked ? knockout_reason : '' }
}

/** What keeps a question from being asked, by the field of its form. */
export function lacksOf(fields: QuestionFields): Partial<Record<keyof QuestionFields, string>> {
  const choices = statedChoices(fields).map(({ text }) => text)
  const { answers, min, max, reason } = statedKnockout(fields)
  const isMarked = answers.length > 0 || min !== null || max !== null
  return {
    ...(hasChoices(fields.kind) && choices.length < 2 && { choices: 'screening.error.choices' }),
    ...(new Set(choices).size < choices.length && { choices: 'screening.error.choices_twice' }),
    ...(min !== null && max !== null && min > max && { knockout_max: 'screening.error.bounds' }),
    ...(isMarked && reason === '' && { knockout_reason: 'screening.error.reason' }),
  }
}

/** The name of a question's field in the form of a candidate. */
export const fieldOf = (uuid: string): string => `answer_${uuid}`

export const answerStates = ['not_asked', 'not_answered', 'answered'] as const
export type AnswerState = (typeof answerStates)[number]

/** Whether an application has answers. A vacancy without questions asks for none. */
export function answerStateOf({ asked, answered }: { readonly asked: boolean; readonly answered: boolean }): AnswerState {
  if (answered) return 'answered'
  return asked ? 'not_answered' : 'not_asked'
}

/** Answers in one cell of a table, a question a line. */
export function answersAsText(
  answers: readonly { readonly question: string; readonly kind: QuestionKind; readonly values: readonly string[] }[],
  of: Readonly<Record<'screening.answer.yes' | 'screening.answer.no' | 'screening.empty', string>>,
): string {
  const wordOf = (kind: QuestionKind, value: string) =>
    kind === 'yes_no' ? of[value === 'yes' ? 'screening.answer.yes' : 'screening.answer.no'] : value
  return answers
    .map(({ question, kind, values }) => {
      const words = values.map((value) => wordOf(kind, value)).join(', ')
      return `${question} ${words || of['screening.empty']}`
    })
    .join('\n')
}

/** How a list of applicants is narrowed by their answers (SCQ-03). */
export const answerFilters = ['answered', 'not_answered', 'knockout'] as const
