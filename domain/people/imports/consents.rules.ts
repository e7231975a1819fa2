import { limits } from '../../kernel/limits.ts'
import {
  type ConsentAnswer,
  deniesWithdrawal,
  isOtherBasis,
  isPlainYes,
  readAnswer,
  refusesInManner,
  refusesInWords,
} from './consent-answers.rules.ts'
import { type DateOrder, isDay, isNoDate, readRecentDay } from './dates.rules.ts'

/**
 * What an import does about a person's consent: the line refuses and is left out, the person refused before and is not written to, they are
 * asked, or the consent comes in with them.
 */
export const consentOutcomes = ['declined', 'refused', 'asked', 'held'] as const
export type ConsentOutcome = (typeof consentOutcomes)[number]

export const consentColumns = ['consent_answer', 'consented_on', 'consent_how'] as const
type ConsentColumn = (typeof consentColumns)[number]

/** What becomes of a person whose line refuses: see declineEffect. */
export const declineEffects = ['left_out', 'no_address', 'not_asked', 'withdrawn', 'contradicted', 'colleague'] as const
export type DeclineEffect = (typeof declineEffects)[number]

export interface Declining {
  readonly isStaff: boolean
  /** Whether the person has not consented yet. */
  readonly isWaiting: boolean
  /** Whether the person consented on the site. */
  readonly hasOwnConsent: boolean
  /** The day of the newest consent that staff or an import declared, yyyy-mm-dd; empty without one. */
  readonly heldOn: string
  /** The day of the refusal, if the file names it. */
  readonly refusedOn: string
}

/** What becomes of somebody unknown who refuses: without an address there is nothing to remember them by. */
export const strangerEffect = (email: string): DeclineEffect => (email === '' ? 'no_address' : 'left_out')

/**
 * What a refusal in a file does to a known person (CON-01). It ends what staff declared, unless it is older than that. A consent that the person
 * gave on the site stays, and staff decide.
 */
export function declineEffect({ isStaff, isWaiting, hasOwnConsent, heldOn, refusedOn }: Declining): DeclineEffect {
  if (isStaff) return 'colleague'
  if (isWaiting) return 'not_asked'
  if (hasOwnConsent || heldOn === '') return 'contradicted'
  return refusedOn !== '' && refusedOn < heldOn ? 'contradicted' : 'withdrawn'
}

/** What a row says of the person's consent. Texts without a value are empty. */
export interface ConsentCells {
  readonly answer: ConsentAnswer
  /** The day as yyyy-mm-dd: of the consent, or with `no` of the refusal where the answer names one. */
  readonly day: string
  readonly how: string
  /** The cell that keeps the consent from being used, and why, as a message key: the person is asked. */
  readonly wrong: ConsentColumn | null
  readonly problem: string | null
  /** What other columns say against a consent: the person never confirmed a subscription, or wants no messages. */
  readonly permission: Permission
}

export type Permission = 'none' | 'unconfirmed' | 'refused'

export interface WrittenConsent {
  /** The cells of the columns of answers; `ends`: the column names the end of a consent, so that a day or a yes in it is a refusal. */
  readonly answers: readonly { readonly text: string; readonly ends: boolean }[]
  readonly day: string
  readonly how: string
  readonly permission?: Permission
}

interface Reading {
  readonly consentOrder: DateOrder
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

/**
 * Reads the cells of answer, day and manner (CON-01). A no in any of them is a refusal, whatever stands beside it. A consent is never guessed:
 * an answer that is neither yes nor no, and what is not a day up to today, are problems.
 */
export function readConsentCells(written: WrittenConsent, reading: Reading): ConsentCells {
  const { answers, day: dayText, how: howText, permission = 'none' } = written
  const { consentOrder, today } = reading
  const read = answers.map(({ text, ends }) => (ends ? readEnd(text) : readAnswer(text)))
  const dayOf = (text: string) => (text === '' || isNoDate(text) ? '' : readRecentDay(text, consentOrder, today))
  const refused = read.find(({ answer }) => answer === 'no')
  if (refused || refusesInManner(howText) || readAnswer(dayText).answer === 'no')
    return { answer: 'no', day: dayOf(refused?.day ?? '') ?? '', how: '', wrong: null, problem: null, permission }
  const wrong = (column: ConsentColumn, problem: string): ConsentCells => ({
    ...{ answer: 'unknown', day: '', how: '', wrong: column, problem, permission },
  })
  if (read.some(({ answer }) => answer === 'unknown')) return wrong('consent_answer', 'imports.error.consent_unknown')
  if (isOtherBasis(howText)) return wrong('consent_how', 'imports.error.consent_unknown')
  const saysYes = read.some(({ answer }) => answer === 'yes') || (answers.length === 0 && isPlainYes(howText))
  const how = isPlainYes(howText) ? '' : howText
  if ([...how].length > limits.heldConsent.manner) return wrong('consent_how', 'imports.error.too_long')
  const named = read.find(({ answer }) => answer === 'yes')?.day ?? ''
  const day = dayOf(dayText === '' || isNoDate(dayText) ? named : dayText)
  const column = dayText === '' ? 'consent_answer' : 'consented_on'
  if (day === undefined) return wrong(column, 'imports.error.consent_day')
  if (day > today) return wrong(column, 'imports.error.consent_future')
  return { answer: saysYes ? 'yes' : 'none', day, how, wrong: null, problem: null, permission }
}

/** A cell of a column that names the end of a consent: a bare no says that it did not end, "Revocó" and "No acepto" refuse. */
function readEnd(text: string): ReturnType<typeof readAnswer> {
  const { answer, day } = readAnswer(text)
  if (refusesInWords(text)) return { answer: 'no', day }
  if (deniesWithdrawal(text) || isNoDate(text) || answer === 'none' || answer === 'no') return { answer: 'none', day: '' }
  return answer === 'yes' || isDay(text) ? { answer: 'no', day } : { answer: 'unknown', day: '' }
}

interface Choices {
  readonly columns: readonly string[]
  readonly consent_way: 'ask' | 'held'
  readonly consented_on: string
  readonly consent_how: string
}

/** Whether people may come in with a consent, so that the colleague has to declare it. */
export const comesWithConsents = ({ columns, consent_way }: Pick<Choices, 'columns' | 'consent_way'>): boolean =>
  consent_way === 'held' || consentColumns.some((column) => columns.includes(column))

interface RowConsent {
  /** The consent of the row; undefined if the person is asked. */
  readonly consent: { readonly consentedOn: string; readonly manner: string } | undefined
  /** Why the person is asked, as a message key; null where no consent was stated. */
  readonly reason: string | null
  /** Whether the person wants no messages, so that nobody asks them either. */
  readonly isRefused: boolean
}

/**
 * The consent with which a row comes in (INT-07); rows that refuse have none. A column of answers, days or manners counts row by row: an empty
 * cell says nothing of that person. Beside a column of answers a day alone is no consent. The statement for the whole file gives the day where
 * no column has it, and the manner where the row has none. What other columns
 * say against it beats everything but a yes of the row.
 */
export function consentOfRow(row: ConsentCells, choices: Choices, today: string): RowConsent {
  const ask = (reason: string | null): RowConsent => ({ consent: undefined, reason, isRefused: false })
  if (row.answer === 'no' || !comesWithConsents(choices)) return ask(null)
  if (row.permission === 'refused' && row.answer !== 'yes')
    return { consent: undefined, reason: 'imports.error.consent_barred', isRefused: true }
  if (row.problem) return ask(row.problem)
  if (row.permission === 'unconfirmed' && row.answer !== 'yes') return ask('imports.error.consent_unconfirmed')
  const [hasAnswers, hasDays, hasManners] = consentColumns.map((column) => choices.columns.includes(column))
  const saysNothing = row.how === '' && row.answer === 'none'
  if (hasAnswers && row.answer === 'none')
    return ask(row.day === '' && row.how === '' ? null : 'imports.error.consent_unanswered')
  if (hasDays ? row.day === '' && saysNothing : saysNothing && hasManners) return ask(null)
  const consentedOn = row.day || (hasDays ? '' : choices.consented_on)
  const manner = row.how || choices.consent_how
  if (consentedOn === '') return ask('imports.error.consent_no_day')
  if (consentedOn > today) return ask('imports.error.consent_future')
  if (manner === '') return ask('imports.error.consent_no_how')
  return { consent: { consentedOn, manner }, reason: null, isRefused: false }
}
